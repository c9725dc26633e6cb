// Generated from src/laufspiel/server/protocol.py by tools/typescript.py; don't edit.

/** Arguments that hold a seat's number and are shown as the player's name. */
export const SEAT_ARGUMENTS = ['by', 'other', 'seat', 'turn', 'victim'];

/** A pawn: `place` is start, track or goal; `space` is the key of its space in the drawing. */
export interface PawnView {
  place: string;
  space: string;
}

/** A player: colour name, three pawns, pawns in the goal, and the place won (1 is best), when it is known. */
export interface SeatView {
  colour: string;
  pawns: PawnView[];
  home: number;
  place: number | null;
}

/** The table: whose turn it is, the face last rolled in it, and how many rolls are left after that. */
export interface KidsView {
  game: 'kids';
  seats: SeatView[];
  turn: number | null;
  face: string | null;
  rolls_left: number;
  over: boolean;
}

/**
 * A card of the course: `key` as in the drawing, kind (start, plus, minus, fortune, finish), printed value.
 *
 * `figures` counts the figures standing on it per seat, `guards` the guards.
 */
export interface CardView {
  key: string;
  kind: string;
  value: number;
  figures: number[];
  guards: number;
}

/** A taken card, `turned` when a fortune card turns it from minus into plus. */
export interface TakenView {
  key: string;
  kind: string;
  value: number;
  turned: boolean;
}

/**
 * What one player has taken: the cards from plus to minus, and what they are worth so far.
 *
 * With hidden stock `cards` and `score` are None for other players, and only `count` is told.
 */
export interface StockView {
  colour: string;
  figures: number;
  at_home: number;
  count: number;
  cards: TakenView[] | null;
  score: number | null;
  place: number | null;
}

/** The table: the course from Start to Finish as it now lies, without gaps, and every player's stock. */
export interface VidaView {
  game: 'asi-es-la-vida';
  course: CardView[];
  out: string[];
  seats: StockView[];
  turn: number | null;
  roll: number | null;
  over: boolean;
}

/**
 * What lies before a player: colour, money in $K, career and clip, birthday, Status cards, News.
 *
 * `clip` is the row of the career set last Labor Day, `coming` the row the cards owned now would give. `values` counts
 * the different values per category, left to right. `news` counts the cards of the hand; `hand` is None where it holds
 * what the viewer may not see.
 */
export interface PlayerView {
  colour: string;
  money: number;
  career: string | null;
  clip: number;
  coming: number;
  birthday: string | null;
  announced: boolean;
  shields: number;
  cards: string[];
  values: number[];
  news: number;
  hand: string[] | null;
  winner: boolean;
}

/**
 * A row of the tray: category, the three places for open cards (None: empty), cards face down, the back's price.
 *
 * `under` are the cards known to lie at the deck's bottom, in the order in which they will come up.
 */
export interface RowView {
  category: string;
  open: (string | null)[];
  deck: number;
  back: number;
  under: string[];
}

/** A player may buy up to `left` cards of the categories, each `discount` $K cheaper; may be sell one first. */
export interface Buying {
  matter: 'buying';
  seat: number;
  categories: string[];
  left: number;
  discount: number;
  may_sell: boolean;
}

/**
 * A card at stake: `stage` is offered, rolling, swapping, or drawing while the top card is turned over.
 *
 * `row` is the category to the left, None where there is nothing to trade up to; `good` counts good rolls of 36;
 * with `safe` a bad roll loses nothing.
 */
export interface TradingUp {
  matter: 'trading_up';
  seat: number;
  card: string;
  stage: string;
  row: string | null;
  good: number;
  safe: boolean;
}

/** An auction: card, its value or the highest bid so far, who bid it, who is out, who is asked (last the seller). */
export interface Sale {
  matter: 'sale';
  seller: number;
  card: string;
  price: number;
  highest: number | null;
  out: number[];
  asked: number;
}

/**
 * A deal: `stage` is idle, composing or offered; what the proposer gives and wants, proposals left this turn.
 *
 * `paid` and `asked` are $K that the proposer adds or wants.
 */
export interface Deal {
  matter: 'deal';
  seat: number;
  stage: string;
  partner: number | null;
  given: string[];
  wanted: string[];
  paid: number;
  asked: number;
  left: number;
}

/** Labor Day: `stage` is judging, penalties, salaries or announcements; who is asked now. */
export interface LaborDay {
  matter: 'labor_day';
  stage: string;
  asked: number | null;
}

/** A birthday: who celebrates, who gives now. */
export interface Gift {
  matter: 'gift';
  celebrant: number;
  giver: number | null;
}

/**
 * Anything else that is asked: `what` names it (news_choice, free_card, losing, taking, swapping, risking, career).
 *
 * `victim` is from whom a card is taken when that is settled, `card` the one wanted in a swap.
 */
export interface Choosing {
  matter: 'choosing';
  what: string;
  seat: number;
  categories: string[];
  victim: number | null;
  card: string | null;
}

/** What is going on; None while luck acts in setting up, on a roll of the turn, or when the game is over. */
export type Pending = Buying | TradingUp | Sale | Deal | LaborDay | Gift | Choosing;

/**
 * The table: timepiece, year (Labor Days gone) of `years`, players, tray, News piles, the turn and what is pending.
 *
 * `pending` is the topmost matter with something to tell; `below` those that wait under it, from the top down.
 * `dice` is the last roll, None while one is awaited. `target` counts the different values needed in each category.
 */
export interface GoForItView {
  game: 'go-for-it';
  timepiece: string;
  year: number;
  years: number;
  target: number;
  bank: number;
  seats: PlayerView[];
  tray: RowView[];
  news_deck: number;
  discards: string[];
  turn: number | null;
  step: string | null;
  dice: number[] | null;
  pending: Pending | null;
  below: Pending[];
  banker: number;
  over: boolean;
}

/**
 * The throw under way: the white number, the black one while it waits (0: no more), what moves, spaces left.
 *
 * `moving` is white, black or card.
 */
export interface DiceView {
  white: number;
  black: number;
  moving: string;
  steps: number;
}

/** Chips by colour (E-02). */
export interface Points {
  green: number;
  blue: number;
  yellow: number;
  red: number;
}

/**
 * A partner, good, level or open card: its key, its price in letters (`ggb`: two green, one blue), who has it.
 *
 * `why_not` is None for what the player can have now, else taken, own_sex, out_of_turn or points.
 */
export interface Offer {
  key: string;
  cost: string;
  holder: number | null;
  why_not: string | null;
}

/**
 * A life so far, told at the end (E-40): figure, sex (None before it is chosen), where it is, chips, cards by key.
 *
 * `ended` is None for who is still on a life path, else died or arrived. `score` is what has been converted,
 * `unpaid` what open cards still demand, `place` the rank once the game is over. `failed`: the last examination.
 */
export interface LifeView {
  colour: string;
  life: string | null;
  space: string;
  ended: string | null;
  chips: Points;
  career: string | null;
  certificates: string[];
  partners: string[];
  goods: string[];
  levels: string[];
  children: number;
  open_cards: Offer[];
  misses: number;
  failed: boolean;
  score: number;
  unpaid: number;
  place: number | null;
}

/** A player's dice are awaited, one or two: `what` is order, turn or prison. */
export interface DiceAwaited {
  matter: 'throw';
  seat: number;
  what: string;
  dice: number;
}

/** A player draws a question card. */
export interface Draw {
  matter: 'draw';
  seat: number;
}

/** A player chooses a woman's or a man's life. */
export interface ChoosingLife {
  matter: 'choosing_life';
  seat: number;
}

/** A black arrow: the action's number, where it leads, that path's key, for whom it is, whether this player may. */
export interface WayView {
  way: number;
  space: string;
  path: string;
  condition: string;
  open: boolean;
}

/** A player chooses among black arrows from a space, or luck does (`by_luck`); `left` spaces are still to go. */
export interface ChoosingWay {
  matter: 'choosing_way';
  seat: number;
  space: string;
  ways: WayView[];
  left: number;
  by_luck: boolean;
}

/**
 * A player may stop at a space (`kind` disko, konsum or level) or go on `left` spaces; what could be had there.
 *
 * `forfeits` is what stopping costs: the spaces left and the black die.
 */
export interface Stopping {
  matter: 'stopping';
  seat: number;
  space: string;
  kind: string;
  left: number;
  forfeits: number;
  offers: Offer[];
}

/** A player has stopped at a space (`kind` disko, konsum or level) and takes something there or leaves. */
export interface Visiting {
  matter: 'visiting';
  seat: number;
  space: string;
  kind: string;
  offers: Offer[];
}

/** A question card takes points (letters) from one of the others or gives them to one; `others` can be chosen. */
export interface ChoosingOther {
  matter: 'choosing_other';
  seat: number;
  card: string;
  effect: string;
  points: string;
  others: number[];
}

/** A player may pay open question cards before throwing. */
export interface Paying {
  matter: 'paying';
  seat: number;
  cards: Offer[];
}

/** What is waited for; None when the game is over. */
export type LifeQuestion =
  DiceAwaited | Draw | ChoosingLife | ChoosingWay | Stopping | Visiting | ChoosingOther | Paying;

/**
 * The table: lives by seat, `order` of play, dice, the question card being carried out, what is pending.
 *
 * `hidden` counts question cards never seen, `under` lists those put under the deck in the order they come up again.
 * `last` tells that the last player's last throw is on (E-39).
 */
export interface GangView {
  game: 'es-geht-seinen-gang';
  turn: number | null;
  phase: string;
  order: number[];
  dice: DiceView | null;
  seats: LifeView[];
  card: string | null;
  hidden: number;
  under: string[];
  pending: LifeQuestion | null;
  last: boolean;
  over: boolean;
}

export type GameView = KidsView | VidaView | GoForItView | GangView;

export type Tokens = string[];

export type CommandId = string;

/** An option of a game: its name, values to choose from, the default. Words: `GAME-option-NAME` in Fluent. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

/**
 * An edition: its id and its own title and note by language.
 *
 * `seat_colours` tells who has which colour when nobody chooses: for the fewest players first, then for one more each.
 */
export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  note: Record<string, string>;
  seat_colours: string[][];
}

/** What the shelf and the new-table page need to know of a game. Words: `GAME-title`, `GAME-tagline`. */
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

/**
 * A seat of a new table: `bot` is None for a person; `born` is YYYY-MM-DD or empty.
 *
 * `place` is `here` for this device, or `elsewhere` for somebody who will join by link; then `name` may be empty.
 */
export interface SeatWish {
  name?: string;
  bot?: string | null;
  colour?: string | null;
  born?: string;
  place?: string;
}

/** Time to think, in seconds: what each person has at the start, and what each of their actions adds. */
export interface ClockWish {
  bank: number;
  increment?: number;
}

/**
 * What the host decides: whether strangers find the table, whether anybody may still join, bots, the clock.
 *
 * `bots` names the bot that takes the free seats at the start; None: the table waits until all are taken.
 */
export interface TableSettings {
  listed?: boolean;
  joining?: boolean;
  bots?: string | null;
  clock?: ClockWish | null;
}

/** What of TableSettings shall be otherwise. What isn't named stays, so that of two quick wishes both are kept. */
export interface SettingsChange {
  listed?: boolean;
  joining?: boolean;
  bots?: string | null;
  clock?: ClockWish | null;
}

/** What a player's device adds: hexadecimal digits, or nothing. */
export type Seed = string;

/**
 * POST /api/tables. `edition_toml` is the text of an owner's own edition, used instead of `edition`.
 *
 * `seed` is what this device adds to the dice.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string;
  edition_toml?: string | null;
  options?: Record<string, string>;
  settings?: TableSettings;
  password?: string;
  seed?: Seed;
}

/** The answer: the table's code, the host's secret token, and one for each seat on this device ("0", "1" …). */
export interface TableMade {
  code: string;
  host: string;
  seats: Record<string, string>;
}

/**
 * POST /api/tables/CODE/rematch: all tokens this browser has of that table.
 *
 * Answered by TableMade: all seats keep their tokens at the new table, and `host` is empty for who isn't the host.
 * Whoever asks later is given the same table. `seed` is what this device adds to the dice of the new one.
 */
export interface Rematch {
  tokens: Tokens;
  seed?: Seed;
}

export type Argument = string | number;

/**
 * A sentence in no language yet: a Fluent message id and its arguments.
 *
 * An argument named `seat`, `victim`, `by`, `turn` or `other` holds a seat's number and is shown as the player's name.
 */
export interface Words {
  id: string;
  args?: Record<string, Argument>;
}

/** The answer to a request that can't be met: one sentence (English) and the same as words. */
export interface Problem {
  sentence: string;
  words: Words;
}

/**
 * One line of the shelf's list of running tables: GET /api/tables?codes=A,B.
 *
 * `turn` is the seat of the person whom the game waits for, None while it waits for nobody.
 */
export interface TableSummary {
  code: string;
  game: string;
  edition: string;
  players: string[];
  over: boolean;
  turns: number;
  turn: number | null;
}

/** One line of the list of tables that anybody may join: GET /api/tables/open. `players` are who sits already. */
export interface OpenTable {
  code: string;
  game: string;
  edition: string;
  players: string[];
  free: number;
  password: boolean;
}

/**
 * Who sits where: name, colour, the bot that plays or None for a person, and whether it is this device's.
 *
 * `claimed`: somebody has taken the seat; `present`: their page is open; `away`: a bot plays until they return.
 */
export interface SeatInfo {
  name: string;
  colour: string;
  bot: string | null;
  here: boolean;
  claimed: boolean;
  present: boolean;
  away: boolean;
}

/** Seat `by` asks to take its last action back; all others who are present must agree. `yes`: who has. */
export interface UndoVote {
  by: number;
  yes: number[];
}

/** Seats `yes` wish that a bot plays for `seat` until its person returns; all others present must agree. */
export interface SkipVote {
  seat: number;
  yes: number[];
}

/**
 * A secret from which outcomes follow, from number `first` on: its SHA-256 from the start, itself at the end.
 *
 * Both in hexadecimal. A match that is over and then goes on, since a move was taken back, gets another.
 */
export interface Seal {
  first: number;
  commitment: string;
  secret?: string | null;
}

/**
 * What a match's dice can be checked with. `seeds` are what the players' devices added, in order of seats.
 *
 * `numbers` are those of the outcomes in their order, when they aren't 0, 1, 2 … because moves were taken back.
 */
export interface Fairness {
  scheme: string;
  seals: Seal[];
  seeds: Seed[];
  numbers?: number[] | null;
}

/**
 * What goes on around the game.
 *
 * `phase` is waiting, playing, paused or over; `host` the host's seat, `hosting` whether this page is the host's;
 * `far` whether people sit at several devices; `rematch` the code of the table where they play again.
 * `fairness` tells with what the dice can be checked, its secret at the end; the seeds once the game begins.
 * `stories`: what seats have told of themselves at the end, as plain text with line breaks, empty where nothing; an
 * empty list while nobody has. `keeps_secrets`: the record can't be downloaded yet, since it would tell them.
 * `ends`: the day (2026-11-30) on which the table is cleared away if nothing happens until then, once it is near.
 */
export interface TableState {
  phase: string;
  host: number | null;
  hosting: boolean;
  far: boolean;
  settings: TableSettings;
  password: boolean;
  undo: UndoVote | null;
  skips: SkipVote[];
  rematch: string | null;
  fairness: Fairness | null;
  stories: string[];
  keeps_secrets: boolean;
  ends: string | null;
}

/**
 * Time to think in milliseconds, as the message is sent: left per seat, and the seat whose time runs.
 *
 * When its bank is empty, `grace` still runs down; then a bot plays for the seat.
 */
export interface ClockState {
  banks: number[];
  running: number | null;
  grace: number;
}

/**
 * Something said at the table: plain `text`, or one of the reactions, by a seat and its name then.
 *
 * Where `notice` isn't empty, the server tells something about the seat: `notice-ID` in Fluent, with its name.
 */
export interface TalkLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  reaction: string;
  notice?: string;
}

export type TypedEvent = Record<string, Argument>;

/** One event and the step it belongs to; put into words by the viewer's language. */
export interface LogLine {
  step: number;
  event: TypedEvent;
  words: Words;
}

/** A seat's result when the match is over: place (1 is best, shared by ties), score, win share 0..1. */
export interface Standing {
  seat: number;
  place: number;
  score: number;
  share: number;
}

export type TypedAction = Record<string, Argument>;

/**
 * One action carried out: who acted (-1 is luck), what, what happened, and the table after it.
 *
 * `action` is None while this page may not know it; lines of which it may not know are left out.
 */
export interface Step {
  number: number;
  actor: number;
  action: TypedAction | null;
  lines: LogLine[];
  view: GameView;
}

/**
 * Where a choice shows on the board: the piece to pick up and the space it would reach.
 *
 * `piece` names what is touched first (a pawn, a figure, a guard …) in the game's own key, e.g. `pawn-2-0`;
 * `start` and `end` are keys of spaces as the drawing of the edition names them. None: a plain button.
 */
export interface Target {
  piece?: string | null;
  start?: string | null;
  end?: string | null;
}

/** One legal action: its typed form, its words for buttons and screen readers, its place on the board. */
export interface Choice {
  action: TypedAction;
  words: Words;
  target: Target;
}

/** The whole table at sequence number `sequence`, but for its board, which is asked for once. */
export interface Snapshot {
  type: 'snapshot';
  sequence: number;
  game: string;
  edition: string;
  edition_title: Record<string, string>;
  options: Record<string, string>;
  seats: SeatInfo[];
  view: GameView;
  choices: Choice[];
  log: LogLine[];
  standings: Standing[];
  can_undo: boolean;
  table: TableState;
  clock: ClockState | null;
  talk: TalkLine[];
}

/**
 * What happened since sequence `base`; choices are those of the seat to act, if it is on this device.
 *
 * `seats` and `table` are there when they have changed.
 */
export interface Update {
  type: 'update';
  base: number;
  sequence: number;
  steps: Step[];
  choices: Choice[];
  standings: Standing[];
  can_undo: boolean;
  clock: ClockState | null;
  talk: TalkLine[];
  seats: SeatInfo[] | null;
  table: TableState | null;
}

/** Somebody came or went, or the clock was started or stopped; nothing was written down for it. */
export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  clock: ClockState | null;
}

/** To one page only: the new token of a seat, after Join (its own now) or ReissueSeat (to pass on as a link). */
export interface SeatGiven {
  type: 'seat_given';
  id: string;
  seat: number;
  token: string;
}

/** The command `id` is carried out and durable. */
export interface Ack {
  type: 'ack';
  id: string;
  sequence: number;
}

/** The command `id` is refused: why, and the rule that forbids it (empty when no rule of the game does). */
export interface Refused {
  type: 'refused';
  id: string;
  words: Words;
  rule: string;
  sequence: number;
}

/**
 * A message that could not be read, or a table that isn't there; the socket may be closed after it.
 *
 * `error-seat-taken-over` and `error-seat-reissued` (with the seat) tell that this page no longer has a seat;
 * `error-wrong-token` that one of its tokens fits no seat. A snapshot shows the table as it may see it now.
 */
export interface Failed {
  type: 'failed';
  sentence: string;
  words: Words;
}

export type ToBrowser = Snapshot | Update | Presence | SeatGiven | Ack | Refused | Failed;

/**
 * First message: all tokens this page has of the table, none to watch. Answered by a snapshot.
 *
 * Sent again it asks for a new one. Each seat whose token fits is this page's from now on, and no other's.
 */
export interface Hello {
  type: 'hello';
  tokens?: Tokens;
}

/**
 * `id` is the sender's, answered once by ack or refused; `expected` is the sequence number the page is at.
 *
 * An action is refused as stale when the game has gone on since then, and a change of seats when seats have changed;
 * what is said at the table is never stale.
 */
export interface Asked {
  id: CommandId;
  expected: number;
}

/**
 * Carry out an action, and `then` further ones of the same seat: all of them, or none.
 *
 * So a deal composed at once is sent as one. Nothing may come between: no luck, and nobody else's action.
 */
export interface Act extends Asked {
  type: 'act';
  action: TypedAction;
  then?: TypedAction[];
}

/**
 * Take back everything since the last choice a person of this device made.
 *
 * On one device it is done at once. At a far table it asks the others, and takes back this device's own last action
 * only, and only when nothing has happened since.
 */
export interface Undo extends Asked {
  type: 'undo';
}

/** Agree, or not, to the undo that is asked for; one no ends it. */
export interface VoteUndo extends Asked {
  type: 'vote_undo';
  yes: boolean;
}

/** Ask that a bot plays for a seat whose person is gone or doesn't act, or take that back. */
export interface VoteSkip extends Asked {
  type: 'vote_skip';
  seat: number;
  yes: boolean;
}

/** Take a seat of this device back from the bot that plays for it; a hello does the same. */
export interface Return extends Asked {
  type: 'return';
  seat: number;
}

/** Take a free seat. `seed` is what this device adds to the dice; it counts when the game hasn't begun. */
export interface Join extends Asked {
  type: 'join';
  seat: number;
  name: string;
  password?: string;
  seed?: Seed;
}

/** Give a seat of this device up for good; once the game is under way, a bot plays on for it. */
export interface LeaveSeat extends Asked {
  type: 'leave_seat';
  seat: number;
}

/** Say something as one of this device's seats. */
export interface Say extends Asked {
  type: 'say';
  seat: number;
  text: string;
}

/** Show a reaction: clap, laugh, wow, cry, hurry, luck, thanks or heart. */
export interface React extends Asked {
  type: 'react';
  seat: number;
  reaction: string;
}

/** Tell everybody the story of one of this device's seats, once the game is over; an empty text takes it back. */
export interface ShareStory extends Asked {
  type: 'share_story';
  seat: number;
  text: string;
}

/** Host: begin to play. Free seats go to bots if the settings say so. */
export interface Start extends Asked {
  type: 'start';
}

/** Host: nothing moves and no clock runs until Resume. */
export interface Pause extends Asked {
  type: 'pause';
}

/** Host: go on after a pause. */
export interface Resume extends Asked {
  type: 'resume';
}

/** Host, before the start: free a seat that somebody has taken. */
export interface Kick extends Asked {
  type: 'kick';
  seat: number;
}

/** Host: make the person of another seat the host. */
export interface HandOver extends Asked {
  type: 'hand_over';
  seat: number;
}

/** Host, the clock only before the start. `password`: None leaves it as it is, empty takes it away. */
export interface SetSettings extends Asked {
  type: 'set_settings';
  settings: SettingsChange;
  password?: string | null;
}

/**
 * Host: a new token for a seat whose link is lost, in SeatGiven; the old one is dead at once, and all are told.
 *
 * In a game that is under way this is refused while the seat is open at another page.
 */
export interface ReissueSeat extends Asked {
  type: 'reissue_seat';
  seat: number;
}

/** Host, before the start: put a bot in a free seat. */
export interface BotIn extends Asked {
  type: 'bot_in';
  seat: number;
  name: string;
  bot?: string;
}

/** Host, before the start: free a bot's seat for a person. */
export interface BotOut extends Asked {
  type: 'bot_out';
  seat: number;
}

export type Command =
  | Act
  | Undo
  | VoteUndo
  | VoteSkip
  | Return
  | Join
  | LeaveSeat
  | Say
  | React
  | ShareStory
  | Start
  | Pause
  | Resume
  | Kick
  | HandOver
  | SetSettings
  | ReissueSeat
  | BotIn
  | BotOut;

export type FromBrowser = Hello | Command;

/**
 * The edition of a table for the pages: `drawing` is its board and all that is printed, as data.
 *
 * `titles` are what the edition calls its cards and spaces, by key and language: arguments of words that are such a
 * key are shown as its title. Only they tell titles; the drawing has the same keys. Texts are in the language asked
 * for, in all that the edition has without one; what it hasn't got in that language, too.
 */
export interface BoardData {
  drawing: Record<string, unknown>;
  titles: Record<string, Record<string, string>>;
}

/** One outcome of luck: the record's entry, its number, what came, and what could have come with which weights. */
export interface Throw {
  entry: number;
  number: number;
  action: TypedAction;
  outcomes: TypedAction[];
  weights: number[];
}

/** Every outcome of luck in a match, and with what they can be checked; None where luck had no secret. */
export interface Dice {
  fairness: Fairness | null;
  throws: Throw[];
}

/**
 * By seat the story that the program offers, sentence by sentence, and the one its player has shared (or empty).
 *
 * Both are empty lists for a game that tells none, or while the match isn't over.
 */
export interface Stories {
  offered: Words[][];
  shared: string[];
}

/**
 * A whole match step by step: the table as it was laid, then each step; nobody can act in it.
 *
 * `dice` are there once the match is over; `board` is there for a record only, since that of a table is asked for at
 * its own address.
 */
export interface Replay {
  opening: Snapshot;
  board: BoardData | null;
  steps: Step[];
  standings: Standing[];
  dice: Dice | null;
  stories: Stories;
}
