// What is asked of the server over HTTP.

import { freshSeed } from '../fairness/seed';
import type {
  BoardData,
  Dice,
  GameInfo,
  NewTable,
  OpenTable,
  Problem,
  Replay,
  Stories,
  TableMade,
  TableSummary,
} from '../protocol';
import type { Language } from '../texts/languages';

/** The server's refusal of a request, with its sentence as words. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

let games: Promise<GameInfo[]> | undefined;

export function askGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>('/api/games');
  // A failed try isn't kept.
  games.catch(() => (games = undefined));
  return games;
}

export async function askGame(id: string): Promise<GameInfo | undefined> {
  return (await askGames()).find((game) => game.id === id);
}

/** What stays the same through a match, with its texts in a language. */
export function askBoard(code: string, language: Language): Promise<BoardData> {
  return ask<BoardData>(`/api/tables/${encodeURIComponent(code)}/board?language=${language}`);
}

export function layTable(wish: NewTable): Promise<TableMade> {
  return ask<TableMade>('/api/tables', {
    method: 'POST',
    body: JSON.stringify({ ...wish, seed: freshSeed() }),
  });
}

export function askTables(codes: string[]): Promise<TableSummary[]> {
  return ask<TableSummary[]>(`/api/tables?codes=${codes.map(encodeURIComponent).join(',')}`);
}

/** The tables that anybody may join. */
export function askOpenTables(): Promise<OpenTable[]> {
  return ask<OpenTable[]>('/api/tables/open');
}

export function recordAddress(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/record`;
}

/** Every roll of a match that is over, and with what to check it. */
export function askDice(code: string): Promise<Dice> {
  return ask<Dice>(`/api/tables/${encodeURIComponent(code)}/dice`);
}

/** What can be told of each life of a match that is over. */
export function askStories(code: string): Promise<Stories> {
  return ask<Stories>(`/api/tables/${encodeURIComponent(code)}/stories`);
}

export function askReplay(code: string): Promise<Replay> {
  return ask<Replay>(`/api/tables/${encodeURIComponent(code)}/replay`);
}

export function openRecord(text: string): Promise<Replay> {
  return ask<Replay>('/api/replay', { method: 'POST', body: text });
}

export function rematch(code: string, tokens: string[]): Promise<TableMade> {
  return ask<TableMade>(`/api/tables/${encodeURIComponent(code)}/rematch`, {
    method: 'POST',
    body: JSON.stringify({ tokens, seed: freshSeed() }),
  });
}

async function ask<T>(address: string, init: RequestInit = {}): Promise<T> {
  const headers = init.body ? { 'Content-Type': 'application/json', ...init.headers } : { ...init.headers };
  const answer = await fetch(address, { ...init, headers }).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  throw new Refusal((await readProblem(answer)) ?? UNREACHABLE);
}

async function readProblem(answer: Response | null): Promise<Problem | null> {
  const problem = (await answer?.json().catch(() => null)) as Partial<Problem> | null | undefined;
  return problem?.words?.id ? (problem as Problem) : null;
}

/** No answer, or none that could be read. */
export const UNREACHABLE: Problem = {
  sentence: 'The server does not answer.',
  words: { id: 'problem-unreachable' },
};
