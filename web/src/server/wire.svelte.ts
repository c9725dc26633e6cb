// Keeps a websocket to one table open and carries out what connection.ts and reconnect.ts decide.

import type {
  Command,
  Failed,
  Presence,
  Refused,
  SeatGiven,
  Snapshot,
  ToBrowser,
  TypedAction,
  Update,
} from '../protocol';
import { command, greet, heard, isHopeless, isWaiting, staysAway, UNHEARD, type Verdict } from './connection';
import { answerTime, patience, remedy, type Condition, type Occasion } from './reconnect';

/** When an answer takes longer than this (ms), people are told so. */
const UNNOTICED = 800;
/** A wire on which nothing was heard for so long (ms) is tried out. */
const QUIET_TIME = 25_000;

export type WireState = 'joining' | 'open' | 'lost' | 'gone';

/** A command before it has its id and the sequence number it is based on. */
export type Wish = Bare<Command>;
type Bare<C> = C extends Command ? Omit<C, 'id' | 'expected'> : never;

export interface WireEars {
  show: (message: Snapshot | Update | Presence) => void;
  say: (message: Refused | Failed) => void;
  given: (message: SeatGiven) => void;
  /** The tokens to greet with. */
  tokens: () => string[];
  /** Whether a bot plays for somebody of this page. */
  away: () => boolean;
}

export class Wire {
  state = $state<WireState>('joining');
  /** A move of ours waits for its answer, or for what it changed. */
  waiting = $state(false);
  /** The ids of our commands that have no answer yet. */
  asking = $state.raw<readonly string[]>([]);
  #line = UNHEARD;
  #socket: WebSocket | null = null;
  #tries = 0;
  /** Answers in a row that didn't come in time. */
  #silences = 0;
  #stayAway = 0;
  #hiddenSince: number | null = document.hidden ? Date.now() : null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    readonly ears: WireEars,
  ) {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  /** Carry out an action, and further ones with it, all or none. */
  act(action: TypedAction, then: TypedAction[] = []): void {
    this.ask({ type: 'act', action, then });
  }

  undo(): void {
    this.ask({ type: 'undo' });
  }

  /** Send a command; its id, by which its answers are known. */
  ask(wish: Wish): string {
    const id = newId();
    const asked = { ...wish, id, expected: this.#line.sequence ?? 0 } as Command;
    this.#follow(command(this.#line, asked, this.#socket?.readyState === WebSocket.OPEN));
    return id;
  }

  /** Ask for the table again, as after getting or losing a seat. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#hangUp();
  }

  #open(): void {
    this.#hangUp();
    const address = new URL(`/api/tables/${encodeURIComponent(this.code)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(event.data as string);
    socket.onclose = () => this.#consider('closed');
    this.#setAlarm();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'failed') {
      this.#stayAway = staysAway(message);
      if (this.#line.sequence === null && isHopeless(message)) {
        // No table was ever shown under this code: trying again can't help.
        this.state = 'gone';
        this.ears.say(message);
        this.close();
        return;
      }
    }
    this.#follow(heard(this.#line, message, this.ears.tokens()));
    if (!this.#line.greeting) this.#settled();
  }

  #settled(): void {
    clearTimeout(this.#alarm);
    clearTimeout(this.#notice);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#consider('quiet'), QUIET_TIME);
    this.#tries = this.#silences = 0;
    if (this.#line.sequence !== null) this.state = 'open';
  }

  #greet(): void {
    this.#setAlarm();
    this.#follow(greet(this.#line, this.ears.tokens()));
  }

  #follow(verdict: Verdict): void {
    this.#line = verdict.line;
    this.waiting = isWaiting(verdict.line);
    this.asking = verdict.line.unanswered.map((wish) => wish.id);
    for (const message of verdict.send) this.#socket?.send(JSON.stringify(message));
    if (verdict.given) this.ears.given(verdict.given);
    if (verdict.show) this.ears.show(verdict.show);
    if (verdict.say) this.ears.say(verdict.say);
  }

  #seen = (): void => {
    if (document.hidden) this.#hiddenSince = Date.now();
    this.#consider('seen');
    if (!document.hidden) this.#hiddenSince = null;
  };
  #online = (): void => this.#consider('online');
  #offline = (): void => this.#consider('offline');

  #consider(occasion: Occasion): void {
    if (this.#closed) return;
    if (occasion === 'silent') this.#silences += 1;
    switch (remedy(occasion, this.#condition())) {
      case 'open':
        return this.#open();
      case 'greet':
        return this.#greet();
      case 'wait':
        return this.#wait();
      case 'none':
        // Out of sight or busy: look again later.
        if (occasion === 'quiet') this.#quiet = setTimeout(() => this.#consider('quiet'), QUIET_TIME);
    }
  }

  #condition(): Condition {
    const ready = this.#socket?.readyState;
    return {
      socket: ready === WebSocket.OPEN ? 'open' : ready === WebSocket.CONNECTING ? 'connecting' : 'none',
      greeting: this.#line.greeting,
      hidden: document.hidden,
      slept: this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince,
      away: this.ears.away(),
    };
  }

  #wait(): void {
    this.#hangUp();
    this.state = 'lost';
    const wait = Math.max(patience(this.#tries++, document.hidden), this.#stayAway);
    this.#stayAway = 0;
    this.#retry = setTimeout(() => this.#consider('retry'), wait);
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    clearTimeout(this.#notice);
    this.#alarm = setTimeout(() => this.#consider('silent'), answerTime(this.#silences));
    this.#notice = setTimeout(() => {
      if (this.state === 'open') this.state = 'lost';
    }, UNNOTICED);
  }

  #hangUp(): void {
    for (const timer of [this.#retry, this.#alarm, this.#notice, this.#quiet]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** `crypto.randomUUID` is missing on pages served over plain HTTP to other devices of the house. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
