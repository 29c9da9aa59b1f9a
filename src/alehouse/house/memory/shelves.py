"""The dictionaries in which a house in memory keeps everything."""

from collections import defaultdict

from alehouse.house.rows import (
    AnalysisRow,
    ChatRow,
    LessonRow,
    MoveRow,
    PersonRow,
    RatingRow,
    ResultRow,
    TableRow,
    WishRow,
)


class Shelves:
    """What is kept, by whatever it is looked up by."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.moves: dict[str, list[MoveRow]] = {}  # by table
        self.wishes: dict[str, WishRow] = {}  # by table
        self.chat: defaultdict[str, list[ChatRow]] = defaultdict(list)  # by table
        self.said = 0  # the number of the last line, at whatever table
        self.people: dict[str, PersonRow] = {}
        self.devices: set[tuple[str, str]] = set()  # by person
        self.results: list[ResultRow] = []
        self.ratings: dict[tuple[str, str], RatingRow] = {}  # by person and game
        self.analyses: dict[str, AnalysisRow] = {}  # by table
        self.lessons: dict[str, LessonRow] = {}
        self.archived: defaultdict[str, set[str]] = defaultdict(set)  # tables, by person
        self.told: defaultdict[str, set[str]] = defaultdict(set)  # by person
