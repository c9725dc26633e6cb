// Keeps a websocket to one table open and carries out what connection.ts decides.

import type { Failed, Refused, Snapshot, ToBrowser, TypedAction, Update } from '../protocol';
import {
  command,
  greet,
  heard,
  isWaiting,
  patience,
  UNHEARD,
  type Command,
  type Verdict,
} from './connection';

/** A greeting that isn't answered in this time (ms) means the wire is dead though it looks open. */
const ANSWER_TIME = 4000;

export type WireState = 'joining' | 'open' | 'lost' | 'gone';

export interface WireEars {
  show: (message: Snapshot | Update) => void;
  say: (message: Refused | Failed) => void;
}

export class Wire {
  state = $state<WireState>('joining');
  /** A command of ours waits for its answer, or for what it changed. */
  waiting = $state(false);
  #line = UNHEARD;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    readonly tokens: string[],
    readonly ears: WireEars,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  act(action: TypedAction): void {
    const expected = this.#line.sequence ?? 0;
    this.#ask({ type: 'act', id: newId(), expected, action });
  }

  undo(): void {
    this.#ask({ type: 'undo', id: newId(), expected: this.#line.sequence ?? 0 });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
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
    socket.onclose = () => this.#lost();
    this.#setAlarm();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'failed' && this.#line.sequence === null) {
      // No table was ever shown under this code: trying again can't help.
      this.state = 'gone';
      this.ears.say(message);
      this.close();
      return;
    }
    this.#follow(heard(this.#line, message, this.tokens));
    if (!this.#line.greeting) this.#settled();
  }

  #settled(): void {
    clearTimeout(this.#alarm);
    this.#tries = 0;
    this.state = 'open';
  }

  #ask(wish: Command): void {
    this.#follow(command(this.#line, wish, this.#socket?.readyState === WebSocket.OPEN));
  }

  #greet(): void {
    this.#setAlarm();
    this.#follow(greet(this.#line, this.tokens));
  }

  #follow(verdict: Verdict): void {
    this.#line = verdict.line;
    this.waiting = isWaiting(verdict.line);
    for (const message of verdict.send) this.#socket?.send(JSON.stringify(message));
    if (verdict.show) this.ears.show(verdict.show);
    if (verdict.say) this.ears.say(verdict.say);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#hangUp();
    this.state = 'lost';
    this.#retry = setTimeout(() => this.#open(), patience(this.#tries++));
  }

  /** Back from sleep or from no network: make sure that we see the table as it is now. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#lost(), ANSWER_TIME);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#alarm);
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
