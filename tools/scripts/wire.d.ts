// What the browser and the house say to each other. Written by tools/page_types.py, from the protocol.

declare namespace Wire {
  interface Piece {
    id: string;
    x: number;
    y: number;
    art: string;
    label: string;
    actions: number[];
    why: number | null;
    opens: string;
    motion: string;
    unfolds: boolean;
    gloss: string;
  }

  interface Move {
    type: "move";
    action: number;
    seq: number;
    client_id: string;
    draft?: boolean;
  }

  interface Confirm {
    type: "confirm";
    seq: number;
    client_id: string;
  }

  interface Undo {
    type: "undo";
    seq: number;
  }

  interface Why {
    type: "why";
    action: number;
  }

  interface Hint {
    type: "hint";
    seq: number;
  }

  interface Look {
    type: "look";
    shape?: "landscape" | "portrait" | "short" | "tablet" | "tall" | "wide" | null;
    move?: number | null;
    ahead?: number;
    onward?: boolean;
    live?: boolean;
    seat?: number | null;
    opened?: boolean | null;
  }

  interface Unfold {
    type: "unfold";
    what: string;
    why?: number | null;
  }

  interface Closer {
    type: "closer";
    piece: string;
  }

  interface Watch {
    type: "watch";
    tab: string;
  }

  interface Sit {
    type: "sit";
    seat: number;
  }

  interface Beat {
    type: "beat";
  }

  interface Take {
    type: "take";
    seat: number;
    name: string;
  }

  interface Start {
    type: "start";
    sure?: boolean;
  }

  interface Arrange {
    type: "arrange";
    seat: number;
    kind: "bot" | "open" | "reserved";
    name?: string;
    bot?: string;
    known?: string;
  }

  interface Swap {
    type: "swap";
    a: number;
    b: number;
  }

  interface Seats {
    type: "seats";
    players: number;
    without?: number | null;
  }

  interface Change {
    type: "change";
    options?: Record<string, string> | null;
    deadline?: number | null;
    private?: boolean | null;
    hints?: boolean | null;
    cards?: string | null;
  }

  interface Remove {
    type: "remove";
    seat: number;
    ban?: boolean;
  }

  interface Close {
    type: "close";
  }

  interface Ready {
    type: "ready";
  }

  interface Leave {
    type: "leave";
  }

  interface Return {
    type: "return";
  }

  interface Wish {
    type: "wish";
    seq: number;
    moves: number;
  }

  interface Agree {
    type: "agree";
    seq: number;
    agree: boolean;
  }

  interface Say {
    type: "say";
    text?: string;
    phrase?: string;
  }

  interface Mute {
    type: "mute";
    voice: string;
    mute: boolean;
  }

  interface Study {
    type: "lesson";
    seq: number;
    do: "answer" | "back" | "next" | "try";
    answer?: number;
  }

  type Flight = [what: string, origin: string, goal: string, count?: number];

  interface CanvasChange {
    size?: [number, number] | null;
    gone?: string[];
    changed?: Record<string, unknown>[];
    order?: [string, string][];
  }

  interface Detail {
    title: string;
    gloss: string;
    art: string;
    width: number;
    height: number;
    lines: string[];
    provenance: string[];
  }

  interface Step {
    label: string;
    icon: string;
    texts: string[];
    points: number[];
    pieces: string[];
  }

  interface Outcome {
    title: string;
    reason: string;
    rows: string[][];
    lines: string[];
    steps: Step[];
    total: string;
  }

  interface PlayerText {
    name: string;
    kind: "automa" | "bot" | "me" | "open" | "person" | "reserved";
    colour: number;
    level: number;
    face: number;
  }

  interface Question {
    text: [string, string][];
    answers: [string, string][][];
  }

  interface LessonLine {
    id: string;
    title: string;
    about: string;
    minutes: number;
    done: boolean;
    begun: boolean;
  }

  interface RealGame {
    players: number;
    bot: string;
    options: Record<string, unknown>;
  }

  interface Ending {
    words: string[];
    next: LessonLine[];
    plays_on?: boolean;
    real_game?: RealGame | null;
  }

  interface Lesson {
    type: "lesson";
    seq: number;
    game: string;
    title: string;
    act: string;
    step: number;
    steps: number;
    waits: "answer" | "back" | "curtain" | "end" | "move" | "next" | "try";
    say?: [string, string][];
    picture?: [string, string][][];
    points?: string[];
    wanted?: number[];
    seek?: boolean;
    aside?: number[];
    question?: Question | null;
    reply?: [string, string][];
    detail?: Detail | null;
    outcome?: Outcome | null;
    ending?: Ending | null;
  }

  interface OptionText {
    action: number;
    text: string;
    clause: string;
    piece: boolean;
    quiet?: boolean;
  }

  interface PromptText {
    seat: number;
    name: string;
    mine: boolean;
    text: string;
    detail: string;
    clause: string;
    options: OptionText[];
  }

  interface LogText {
    text: string;
    seat?: number;
    name?: string;
    head?: boolean;
    aside?: boolean;
    changes?: [string, number, string][];
    clause?: string;
    flights?: Flight[];
  }

  interface TabText {
    id: string;
    label: string;
    waiting: number;
  }

  interface Result {
    outcome: Outcome;
    places: number[];
  }

  interface Table {
    type: "table";
    seq: number;
    fresh?: boolean;
    game?: string;
    title?: string;
    defs?: string;
    shape?: string;
    secrets?: boolean;
    aim?: string;
    players?: PlayerText[];
    icons?: Record<string, string>;
    moved?: string[] | null;
    curtain?: boolean;
    tabs?: TabText[];
    prompt?: PromptText | null;
    log_from?: number;
    log?: LogText[];
    log_changed?: [number, LogText][];
    only?: boolean;
    draft?: boolean;
    can_undo?: boolean;
    undo_text?: string;
    over?: boolean;
    result?: Result | null;
    move?: number | null;
    moves?: number;
    canvases?: Record<string, CanvasChange>;
  }

  interface Refused {
    type: "refused";
    text: string;
    clause: string;
    client_id: string;
    lost: boolean;
  }

  interface Because {
    type: "because";
    text: string;
    clause: string;
  }

  interface AdviceText {
    action: number;
    text: string;
    thought: number;
    value: number;
  }

  interface Hinted {
    type: "hinted";
    seq: number;
    options: AdviceText[];
    about: string;
  }

  interface Unfolded {
    type: "unfolded";
    detail: Detail;
    because: Because | null;
  }

  interface CloserLook {
    type: "closer";
    piece: string;
    detail: Detail | null;
    because: Because | null;
  }

  interface Done {
    type: "done";
    client_id: string;
    seq: number;
    draft?: boolean;
  }

  interface SeatText {
    name: string;
    kind: "automa" | "bot" | "me" | "open" | "person" | "reserved";
    colour: number;
    level?: number;
    face?: number;
    here?: boolean;
    away?: string;
    left?: boolean;
    gone?: boolean;
    asked?: boolean;
    yours?: boolean;
    link?: string;
    overdue?: boolean;
  }

  interface WishText {
    seq: number;
    text: string;
    mine: boolean;
    asked: boolean;
  }

  interface Alive {
    type: "beat";
  }

  interface Presence {
    type: "room";
    status: "closed" | "open" | "over" | "running";
    game: string;
    title: string;
    seats: SeatText[];
    options: string;
    chosen?: Record<string, string>;
    host?: boolean;
    code?: string;
    again?: boolean;
    private?: boolean;
    hints?: boolean;
    deadline?: number;
    due?: string;
    now?: string;
    spectators?: number;
    wish?: WishText | null;
    busy?: boolean;
    unheard?: boolean;
    next?: string;
    origin?: string;
    lesson?: boolean;
    analysed?: number;
  }

  interface Ask {
    type: "ask";
    text: string;
    about: string;
  }

  interface ChatLine {
    id: number;
    name: string;
    text: string;
    said: string;
    seat?: number;
    face?: number;
    mine?: boolean;
    phrase?: string;
    voice?: string;
  }

  interface Said {
    type: "said";
    lines: ChatLine[];
  }

  interface Help {
    type: "help";
    seq: number;
    text: string;
    aim: string;
  }

  interface PicksForm {
    title: string;
    count: number;
    cards: [string, string][];
    players: number[];
  }

  interface OptionForm {
    name: string;
    label: string;
    help: string;
    values: [string, string][];
    players: number[];
    clause: string;
    of_players: boolean;
    seats_opponent: boolean;
    picks: PicksForm[];
  }

  interface PresetForm {
    label: string;
    help: string;
    options: Record<string, string>;
    clause: string;
  }

  interface GameForm {
    name: string;
    title: string;
    blurb: string;
    seats: number[];
    presets: PresetForm[];
    options: OptionForm[];
    emblem: string;
    names: string[];
  }

  interface House {
    games: GameForm[];
    bots: [string, string, string][];
    bot: string;
    languages: [string, string][];
    words: Record<string, string>;
    opponent_colour: number;
    version: string;
    build: "bots" | "compiled" | "plain";
    address: string;
    addresses: string[];
    lan: boolean;
  }

  interface SeatForm {
    kind: "bot" | "here" | "me" | "open";
    name?: string;
    bot?: string;
  }

  interface NewTable {
    game: string;
    players: number;
    options: Record<string, string>;
    seats: SeatForm[];
    cards?: string;
    private?: boolean;
    deadline?: number;
    hints?: boolean | null;
  }

  interface TableLine {
    id: string;
    title: string;
    players: PlayerText[];
    when: string;
    over: boolean;
    text: string;
    status: "closed" | "open" | "over" | "running";
    turn: boolean;
    game: string;
    deadline: number;
    due: string;
    asked: "" | "rematch" | "seat" | "wish";
    host: string;
    seats_taken: number;
    stands: string;
    decides: string;
  }

  interface Companion {
    known: string;
    name: string;
  }

  interface Answer {
    yes: boolean;
  }

  interface ClauseText {
    id: string;
    html: string;
  }

  interface PartText {
    name: string;
    title: string;
    language: string;
    notice: string;
    contents: [string, string, string, number][];
    html: string;
  }

  interface BookText {
    game: string;
    title: string;
    parts: PartText[];
  }

  interface GameCard {
    name: string;
    title: string;
    blurb: string;
    seats: number[];
    minutes: [number, number];
    weight: number;
    lesson: boolean;
  }

  interface Setup {
    id: string;
    game: string;
    title: string;
    text: string;
    level: number;
    invites: boolean;
  }

  interface RecordLine {
    id: string;
    game: string;
    title: string;
    text: string;
    when: string;
    days: number;
    points: number | null;
  }

  interface Home {
    name: string;
    new: boolean;
    turns: TableLine[];
    asked: TableLine[];
    waiting: TableLine[];
    archived: TableLine[];
    setups: Setup[];
    last: RecordLine | null;
    games: GameCard[];
    lobby: [number, number];
  }

  interface Calls {
    type: "calls";
    turns: TableLine[];
    asked: TableLine[];
  }

  interface PlayNow {
    game: string;
    bot: string;
  }

  interface Archiving {
    table: string;
    away: boolean;
  }

  interface GameLessons {
    game: string;
    title: string;
    lessons: LessonLine[];
  }

  interface NewLesson {
    game: string;
    lesson: string;
    anew?: boolean;
  }

  interface Offering {
    game: string;
  }

  interface Me {
    name: string;
    face: number;
    language: string;
    email: string;
    confirmed: boolean;
    auto_play: boolean;
    mail: boolean;
    push: boolean;
    shown: boolean;
    muted: [string, string][];
    unheard: [string, string][];
    ways: string[];
  }

  interface MyChange {
    name?: string | null;
    face?: number | null;
    language?: string | null;
    email?: string | null;
    auto_play?: boolean | null;
    mail?: boolean | null;
    push?: boolean | null;
    shown?: boolean | null;
    muted?: string[] | null;
    unheard?: string[] | null;
  }

  interface Prefs {
    speed?: "brisk" | "calm" | "normal" | "once";
    single?: "off" | "on";
    confirm?: "move" | "never" | "turn";
    tap?: "play" | "show";
    sound?: "all" | "off" | "turn";
    volume?: number;
    motion?: "device" | "full" | "less" | "none";
    text?: 100 | 115 | 130;
    patterns?: "off" | "on";
    help?: "off" | "on";
    tips?: "off" | "on";
  }

  interface Confirming {
    token: string;
  }

  interface RatingText {
    rating: number;
    low: number;
    high: number;
    games: number;
  }

  interface SoloLine {
    label: string;
    played: number;
    won: number;
    best: number;
  }

  interface CareerLine {
    against: "bots" | "people" | "solo";
    level: number;
    played: number;
    won: number;
    place: number;
    best: number;
    mean: number;
    turns: number | null;
    places: number[];
    trend: number[];
  }

  interface RivalText {
    name: string;
    ahead: number;
    played: number;
  }

  interface UsedText {
    name: string;
    times: number;
  }

  interface GameStatistics {
    game: string;
    title: string;
    played: number;
    won: number;
    rating: RatingText | null;
    solo: SoloLine[];
    careers: CareerLine[];
    used: UsedText[];
    rival: RivalText | null;
  }

  interface PlayerPage {
    name: string;
    games: GameStatistics[];
  }

  interface PlayerLine {
    alias: string;
    name: string;
    rating: RatingText;
    me: boolean;
  }

  interface Leaderboard {
    game: string;
    title: string;
    players: PlayerLine[];
  }

  interface Hook {
    address: string;
    kind: "ntfy" | "webhook";
    services: string[];
  }

  interface NewHook {
    address: string;
    kind: "ntfy" | "webhook";
  }

  interface PushKey {
    key: string;
  }

  interface PushSubscription {
    endpoint: string;
    keys: Record<string, string>;
  }

  interface PushEnd {
    endpoint: string;
  }

  interface DeviceText {
    id: string;
    name: string;
    kind: "computer" | "phone" | "tablet";
    this: boolean;
    since: string;
    seen: string;
    pushes: boolean;
  }

  interface MyDevices {
    devices: DeviceText[];
    words: string;
  }

  interface HouseDevice {
    id: string;
    person: string;
    name: string;
    since: string;
    seen: string;
  }

  interface AddLink {
    path: string;
    svg: string;
    minutes: number;
  }

  interface AddQuestion {
    name: string;
    face: number;
    device: string;
    kind: "computer" | "phone" | "tablet";
    tables: number;
    turns: number;
    notes: string[];
    guest: string;
  }

  interface DeviceName {
    name: string;
  }

  interface SevenWords {
    words: string[];
  }

  interface Recovering {
    words: string;
  }

  interface Address {
    email: string;
  }

  interface Moment {
    move: number;
    label: string;
    turns: number[];
  }

  interface RecordPage {
    title: string;
    game: string;
    when: string;
    options: string;
    players: PlayerText[];
    result: Result;
    scores: number[];
    plot: string;
    axis: [number, number][];
    moments: Moment[];
    moves: number;
    origin: string;
    next: string;
    uncounted: string;
  }

  interface ChanceText {
    move: number;
    shares: number[];
  }

  interface PointText {
    move: number;
    seat: number;
    number: number;
    when: string;
    played: string;
    better: string;
    played_at: string[];
    better_at: string[];
    loss: number;
  }

  interface AnalysisPage {
    state: string;
    done: number;
    curve: ChanceText[];
    points: PointText[];
    plot: string;
    about_curve: string;
    about_points: string;
  }

  interface PlayOn {
    move: number;
  }

  interface FilmOrder {
    kind: string;
    first: number;
    last: number;
    shape: string;
    seconds: number;
    seat: number | null;
  }

  interface FilmJob {
    id: string;
    state: string;
    done: number;
    address: string;
    problem: string;
  }

  type Up = Beat | Move | Confirm | Undo | Why | Hint | Look | Unfold | Closer | Watch | Sit | Take | Start | Arrange | Swap | Seats | Change | Remove | Close | Ready | Leave | Return | Wish | Agree | Say | Mute | Study;

  type Down = Alive | Table | Refused | Because | Hinted | Unfolded | CloserLook | Done | Presence | Ask | Said | Lesson | Help;
}
