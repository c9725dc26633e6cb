// The messages between browser and server, named as in src/laufspiel/server/protocol.py.

export type Argument = string | number;

export interface Words {
  id: string;
  args?: Record<string, Argument>;
}

export type TypedAction = Record<string, Argument>;
export type TypedEvent = Record<string, Argument>;

export interface Target {
  piece?: string | null;
  start?: string | null;
  end?: string | null;
}

export interface Choice {
  action: TypedAction;
  words: Words;
  target: Target;
}

export interface PawnView {
  place: string;
  space: string;
}

export interface SeatView {
  colour: string;
  pawns: PawnView[];
  home: number;
  place: number | null;
}

export interface KidsView {
  game: 'kids';
  seats: SeatView[];
  turn: number | null;
  face: string | null;
  rolls_left: number;
  over: boolean;
}

export interface CardView {
  key: string;
  kind: string;
  value: number;
  figures: number[];
  guards: number;
}

export interface TakenView {
  key: string;
  kind: string;
  value: number;
  turned: boolean;
}

export interface StockView {
  colour: string;
  figures: number;
  at_home: number;
  count: number;
  cards: TakenView[] | null;
  score: number | null;
  place: number | null;
}

export interface VidaView {
  game: 'asi-es-la-vida';
  course: CardView[];
  out: string[];
  seats: StockView[];
  turn: number | null;
  roll: number | null;
  over: boolean;
}

export type GameView = KidsView | VidaView;

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  note: Record<string, string>;
}

export interface GameInfo {
  id: string;
  seats_min: number;
  seats_max: number;
  minutes: number;
  age: number;
  colours: string[];
  options: OptionInfo[];
  editions: EditionInfo[];
  bots: string[];
  rules: string[];
}

export interface SeatWish {
  name: string;
  bot?: string | null;
  colour?: string | null;
  born?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string;
  edition_toml?: string | null;
  options?: Record<string, string>;
}

export interface TableMade {
  code: string;
  token: string;
}

export interface Problem {
  sentence: string;
  words: Words;
}

export interface TableSummary {
  code: string;
  game: string;
  edition: string;
  players: string[];
  over: boolean;
  turns: number;
}

export interface SeatInfo {
  name: string;
  colour: string;
  bot: string | null;
  here: boolean;
}

export interface LogLine {
  step: number;
  event: TypedEvent;
  words: Words;
}

export interface Standing {
  seat: number;
  place: number;
  score: number;
  share: number;
}

export interface Step {
  number: number;
  actor: number;
  action: TypedAction;
  lines: LogLine[];
  view: GameView;
}

export interface Snapshot {
  type: 'snapshot';
  sequence: number;
  game: string;
  edition: string;
  edition_title: Record<string, string>;
  options: Record<string, string>;
  seats: SeatInfo[];
  drawing: Record<string, unknown>;
  view: GameView;
  choices: Choice[];
  log: LogLine[];
  standings: Standing[];
  can_undo: boolean;
}

export interface Update {
  type: 'update';
  base: number;
  sequence: number;
  steps: Step[];
  choices: Choice[];
  standings: Standing[];
  can_undo: boolean;
}

export interface Ack {
  type: 'ack';
  id: string;
  sequence: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  words: Words;
  rule: string;
  sequence: number;
}

export interface Failed {
  type: 'failed';
  sentence: string;
  words: Words;
}

export type ToBrowser = Snapshot | Update | Ack | Refused | Failed;

export interface Hello {
  type: 'hello';
  token?: string;
}

export interface Act {
  type: 'act';
  id: string;
  expected: number;
  action: TypedAction;
}

export interface Undo {
  type: 'undo';
  id: string;
  expected: number;
}

export type FromBrowser = Hello | Act | Undo;

export interface Replay {
  opening: Snapshot;
  steps: Step[];
  standings: Standing[];
}
