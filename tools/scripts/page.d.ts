// The types that several scripts of the page share; those of messages are in wire.d.ts.

declare namespace Page {
  // An element of the page, be it written or drawn.
  interface Shown extends Element, HTMLOrSVGElement, ElementCSSInlineStyle {}

  // What `make` is given and makes: "div.top" is a div.
  type Leaf = Node | string | false | null | undefined;
  type Child = Leaf | Leaf[];
  interface Properties extends Partial<GlobalEventHandlers> {
    [name: string]: unknown;
  }
  type Named<Name> = Name extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Name] : HTMLElement;
  type Made<Tag> = Tag extends `${infer Name}.${string}` ? Named<Name> : Named<Tag>;

  // A part of the window.
  type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
  type Spot = { x: number; y: number; size: number };

  // What belongs to a click or key, as far as anybody asks.
  type Deed = { type?: string; key?: string; detail?: number; pointerType?: string; clientX?: number; clientY?: number; target?: EventTarget | null };

  type Send = (message: Wire.Up, node?: Page.Shown) => boolean;
  type ReadClause = (clause: string) => Promise<Node>;
  type Sketch = { name?: string; level?: number; text: string; changes?: Wire.LogText["changes"] };

  // The house as far as it is known: the first page tells a part of it.
  interface House extends Wire.House {
    partial?: boolean;
  }

  // What the first page comes with.
  interface FirstPage extends Pick<Wire.House, "words" | "languages"> {
    home: Wire.Home;
    language: string;
    prefs: Wire.Prefs;
  }

  // How a device calls somebody.
  type Call = "sound" | "shake" | "notify";

  // The scripts that open over a page, as far as what they give is checked.
  interface Scripts {
    calling: typeof import("../../src/alehouse/server/page/calling.js");
    change: typeof import("../../src/alehouse/server/page/change.js");
    closer: typeof import("../../src/alehouse/server/page/closer.js");
    company: typeof import("../../src/alehouse/server/page/company.js");
    dialogs: typeof import("../../src/alehouse/server/page/dialogs.js");
    download: typeof import("../../src/alehouse/server/page/download.js");
    finale: typeof import("../../src/alehouse/server/page/finale.js");
    hintcard: typeof import("../../src/alehouse/server/page/hintcard.js");
    lesson: typeof import("../../src/alehouse/server/page/lesson.js");
    overheard: typeof import("../../src/alehouse/server/page/overheard.js");
    placing: typeof import("../../src/alehouse/server/page/placing.js");
    replay: typeof import("../../src/alehouse/server/page/replay.js");
    rules: typeof import("../../src/alehouse/server/page/rules.js");
    settings: typeof import("../../src/alehouse/server/page/settings.js");
    sounds: typeof import("../../src/alehouse/server/page/sounds.js");
    theatre: typeof import("../../src/alehouse/server/page/theatre.js");
  }
  type Script<Name extends string> = Name extends keyof Scripts ? Scripts[Name] : any;

  // ── the table ──

  // A piece as a canvas has it: `box` once it was measured, `waits` while something is on its way there.
  interface Piece extends Wire.Piece {
    node: SVGGElement;
    face: SVGGElement;
    hit: SVGRectElement | null;
    box: DOMRect | null;
    waits?: { isNew: boolean; before: string[]; after: string[] } | null;
  }
  type Stirred = [Piece, string][];

  // How a piece becomes another: what differs. On the wire ids and drawings may be in short, see Shorthand.
  type PieceChange = Partial<Wire.Piece> & { id: string };
  type ShortChange = Partial<Omit<Wire.Piece, "id" | "art">> & { id?: string | number; art?: string | number };
  interface CanvasChange extends Pick<Wire.CanvasChange, "size" | "gone" | "order"> {
    changed?: PieceChange[];
  }

  // A piece as the board finds it: on which canvas, and whether it is in view.
  type Found = { canvas: string; piece: Piece; seen: boolean };

  // A tab: an area of the table, or what a telephone has beside it.
  type Area = { id: string; label: Child; waiting: number; beside?: boolean };

  // A message with what the theatre knows of it: whether it answers one's own move.
  type Told = Wire.Table & { answers?: boolean };

  // The table as it is shown. With `held` the last move has to be confirmed first, with `ready` all of them may be.
  interface State {
    seq: number;
    game: string;
    title: string;
    secrets: boolean;
    players: Wire.PlayerText[];
    icons: Record<string, string>;
    prompt: Wire.PromptText;
    result?: Wire.Result | null;
    over: boolean;
    can_undo: boolean;
    undo_text: string;
    move: number | null;
    moves: number;
    curtain: boolean;
    draft: boolean;
    only: boolean;
    held: boolean;
    ready: boolean;
  }

  // ── what parts of the table know of it ──

  type Board = import("../../src/alehouse/server/page/board.js").Board;
  type Canvas = import("../../src/alehouse/server/page/canvas.js").Canvas;
  type Link = import("../../src/alehouse/server/page/link.js").Link;
  type Room = import("../../src/alehouse/server/page/room.js").Room;
  type Hand = import("../../src/alehouse/server/page/hand.js").Hand;
  type Prompt = import("../../src/alehouse/server/page/prompt.js").Prompt;
  type Side = import("../../src/alehouse/server/page/side.js").Side;

  // What somebody has just said.
  type Remark = { name: string; text: string };

  // What is done at a table for whoever is there, and for those who play together.
  interface RoomDeeds {
    send: Send;
    unread(): void;
    spoken(line: Remark): void;
  }
  interface CompanyDeeds extends RoomDeeds {
    leave(): boolean;
    comeBack(): void;
    take(seat: number, name: string): boolean;
  }
  type Places = Record<"waiting" | "people" | "talk", HTMLElement>;

  type Wishing = Pick<Room, "others" | "mayWish" | "refused"> & { wishes: { before: number | null } };

  interface TableOfHand {
    state: State;
    node: HTMLElement;
    sitting: number | "";
    link: Pick<Link, "up" | "pending" | "arrivals" | "play" | "confirm" | "takeBack" | "send">;
    prompt: { node: HTMLElement };
    log: { readUp(): void };
    room: Wishing;
    openClause(clause: string): void;
    readClause: ReadClause;
  }

  interface TableOfHint {
    state: State;
    end: AbortController;
    hand: Pick<Hand, "isUnderWay" | "anchor" | "play">;
    link: Pick<Link, "send" | "arrivals">;
    prompt: { node: HTMLElement };
    board: Pick<Board, "pointAt">;
    side?: { node: HTMLElement };
  }

  interface TableOfTheatre {
    state: State;
    node: HTMLElement;
    board: Board;
    prompt: { node: HTMLElement };
    areas: { pulse(canvases: (string | undefined)[]): void };
    hand: Pick<Hand, "busy" | "lastPlay" | "play">;
    room: Pick<Room, "away">;
    show(message: Wire.Table, goals?: Set<string>): Stirred;
    colourOf(seat: number): number | string;
    isMine(seat: number): boolean;
  }

  interface TableOfWings extends TableOfTheatre {
    end: AbortController;
    rest(): void;
  }

  interface TableOfCloser {
    state: Pick<State, "icons" | "prompt">;
    node: HTMLElement;
    body: HTMLElement;
    board: Board;
    onPhone: boolean;
    hand: Pick<Hand, "play">;
    link: Pick<Link, "send">;
    openClause(clause: string): void;
  }
  interface TableOfNearing extends TableOfCloser {
    closer?: import("../../src/alehouse/server/page/closer.js").Closer;
  }

  interface TableOfLesson {
    id: string;
    state: State;
    node: HTMLElement;
    end: AbortController;
    onPhone: boolean;
    board: Board;
    areas: { node: HTMLElement; open(id: string): void };
    prompt: Pick<Prompt, "node" | "all">;
    hand: Pick<Hand, "ask">;
    link: Pick<Link, "up">;
    wings: { theatre: { on: boolean } | null };
    side?: Pick<Side, "node" | "folded">;
    closer?: { piece: Piece | null };
  }

  interface TableOfFinale {
    id: string;
    state: State;
    board: Board;
    room: Pick<Room, "next" | "seated" | "others">;
    finale?: unknown;
    rematch(): void;
    showResult(): void;
    startReplay(): void;
  }

  // ── a finished game ──

  // A moment of it, as it is shown.
  interface Moment extends Pick<State, "players" | "prompt" | "move" | "moves"> {
    fresh: boolean;
    log: { from: number; lines: Wire.LogText[]; changed: [number, Wire.LogText][] };
  }

  // A turning point and whose it is.
  type TurningPoint = Wire.PointText & { who: string };

  // What the page of such a game does for its parts.
  interface PastDeeds {
    shown(moment: Moment): void;
    settled(): void;
    room(room: Wire.Presence): void;
    said(lines: Wire.ChatLine[]): void;
    refused(refusal: Wire.Refused): void;
    read(clause: string): void;
    readClause: ReadClause;
  }
  interface TransportDeeds {
    look(move: number, ahead: number, pause: number): void;
    playOn(node: HTMLElement): void;
    share(node: HTMLElement): void;
  }
  interface AnalysisDeeds {
    go(move: number): void;
    see(): void;
    playOn(node: HTMLElement): void;
    told(points: Wire.PointText[]): void;
  }
}

// All that is found on the page is written or drawn: it has a data set, a style and the focus.
interface ParentNode {
  querySelector<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  querySelector(selectors: string): Page.Shown | null;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(selectors: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll(selectors: string): NodeListOf<Page.Shown>;
}
interface Element {
  closest<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  closest(selectors: string): Page.Shown | null;
  setAttribute(name: string, value: string | number | boolean): void; // the browser writes it out
}
