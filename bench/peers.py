"""The peers: OpenSpiel and Catanatron played at random from Python, and python-chess's board."""

import random

import chess
import pyspiel
from catanatron import Color, Game, RandomPlayer

GAMES = {name: pyspiel.load_game(name) for name in ("backgammon", "gin_rummy")}

rng = random.Random(7)


def openspiel(name: str, games: int) -> int:
    """Play random games stepped from Python; the number of decisions. Chance is sampled, not counted."""
    decisions = 0
    for _ in range(games):
        state = GAMES[name].new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return decisions


def openspiel_search(playouts: int) -> int:
    """Let its C++ search think about backgammon's first move, with random playouts to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(GAMES["backgammon"], evaluator, 2.0, playouts, 1000, False, 7, False)
    state = GAMES["backgammon"].new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot.step(state)
    return playouts


def catanatron(games: int) -> int:
    """Play games in its own loop with two of its own random players; the number of decisions."""
    decisions = 0
    for _ in range(games):
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions


def board() -> chess.Board:
    """A chess board in the middle of a random game."""
    chosen = random.Random(7)
    board = chess.Board()
    for _ in range(40):
        board.push(chosen.choice(list(board.legal_moves)))
    return board
