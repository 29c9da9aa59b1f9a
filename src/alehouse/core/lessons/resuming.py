"""Coming back to a lesson: the learner's moves are made again, up to the bookmark."""

from alehouse.core.errors import AlehouseError
from alehouse.core.game import Game
from alehouse.core.lessons.bookmark import Bookmark
from alehouse.core.lessons.bubble import CURTAIN, MOVE, NEXT, QUESTION, WATCH
from alehouse.core.lessons.lesson import Lesson
from alehouse.core.lessons.run import ACCEPTED, Run


def resume(game: Game, lesson: Lesson, bookmark: Bookmark) -> Run:
    """The lesson where it was left. A bookmark of an earlier file that fits no more leads to the beginning of its act,
    or of the lesson: never to an error."""
    numbers = {act.id: number for number, act in enumerate(lesson.acts)}
    if bookmark.lesson != lesson.id or bookmark.act not in numbers:
        return Run(game, lesson)
    number = numbers[bookmark.act]
    run = Run(game, lesson, number)
    if bookmark.step and not _walk(run, bookmark.moves, "" if bookmark.finished else bookmark.step):
        run = Run(game, lesson, number)
    for act, moves in bookmark.earlier.items():
        if numbers.get(act, number) < number:
            _remember(run, numbers[act], moves)
    return run


def _remember(run: Run, number: int, moves: tuple[str, ...]) -> None:
    """Give a run the end of an earlier act, as it was."""
    earlier = Run(run.game, run.lesson, number)
    if _walk(earlier, moves, ""):
        run.ends = earlier.ends | run.ends
        run.earlier = earlier.earlier | run.earlier


def _walk(run: Run, moves: tuple[str, ...], until: str) -> bool:
    """Go through the act that has just begun, up to a step, or to its end; False if that cannot be."""
    act, left = run.act, list(moves)
    try:
        while not run.finished and run.act is act:
            if run.step and run.step.id == until:
                return all(_play(run, move) for move in left)
            if not _advance(run, left):
                return False
    except AlehouseError:  # what was written in another lesson file cannot be done in this one
        return False
    return not until and not left


def _advance(run: Run, moves: list[str]) -> bool:
    """Whatever comes next; a move is taken from the list."""
    if run.kind == WATCH:
        return run.follow()
    if run.kind in (CURTAIN, NEXT):
        return run.next()
    if run.kind == QUESTION and run.step and run.step.ask:
        return run.answer(run.step.ask.right)
    return bool(moves) and _play(run, moves.pop(0))


def _play(run: Run, move: str) -> bool:
    return run.kind == MOVE and run.play(run.state.parse(move)) == ACCEPTED
