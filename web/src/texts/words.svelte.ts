// Puts words into the chosen language. Only the texts of that language, and of games in use, are loaded.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { GAMES } from '../boards';
import { SEAT_ARGUMENTS, type Argument, type BoardData, type SeatInfo, type Words } from '../protocol';
import type { Language } from './languages';

declare global {
  interface Window {
    /** How many texts were asked for that the language lacks; tests expect none. */
    __missingKeys: number;
  }
}

/** Texts by part: the common ones; of a game title and tagline, what its table says, its rules, and its stories. */
const TEXTS = {
  common: import.meta.glob<string>('../../../src/laufspiel/text/*.ftl', { query: '?raw', import: 'default' }),
  lid: import.meta.glob<string>('../../../src/laufspiel/games/*/text/*.ftl', {
    query: '?lid',
    import: 'default',
  }),
  play: import.meta.glob<string>('../../../src/laufspiel/games/*/text/*.ftl', {
    query: '?play',
    import: 'default',
  }),
  rules: import.meta.glob<string>('../../../src/laufspiel/games/*/text/*.ftl', {
    query: '?rules',
    import: 'default',
  }),
  // Told at the end only, so that they don't weigh on the beginning.
  stories: import.meta.glob<string>('../../../src/laufspiel/games/*/story/text/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
};
type Part = keyof typeof TEXTS;

const resources = new Map<string, Promise<FluentResource>>();
const spoken = new Set<string>();
const ruled = new Set<string>();
const told = new Set<string>();
let shelved: string[] = [];
let language: Language = 'en';
let bundle = $state.raw(new FluentBundle('en'));
let titles = $state.raw<BoardData['titles']>({});
let asked = 0;

window.__missingKeys = 0;

/** Change the language; resolves when its texts are there. */
export function speak(wished: Language): Promise<void> {
  language = wished;
  return gather();
}

/** Load games' texts besides the common ones, but for their rules; resolves when they are there. */
export function learn(games: string[]): Promise<void> {
  const news = games.filter((game) => GAMES[game] && !spoken.has(game));
  for (const game of news) spoken.add(game);
  return gather();
}

/** Load the sentences of a game's stories; resolves when they are there. */
export function learnStories(games: string[]): Promise<void> {
  const news = games.filter((game) => GAMES[game] && !told.has(game));
  for (const game of news) told.add(game);
  return gather();
}

/** Load what the shelf says of games; resolves when it is there. */
export function learnLids(games: string[]): Promise<void> {
  shelved = games.filter((game) => GAMES[game]);
  return gather();
}

/** Load a game's rules; resolves when they are there. */
export function learnRules(game: string): Promise<void> {
  if (GAMES[game]) ruled.add(game);
  return gather();
}

async function gather(): Promise<void> {
  const turn = ++asked;
  const lids = shelved.filter((game) => !spoken.has(game));
  const texts = await Promise.all([
    ...lids.map((game) => read('lid', pathOf(game))),
    read('common', `../../../src/laufspiel/text/${language}.ftl`),
    ...[...spoken].map((game) => read('play', pathOf(game))),
    ...[...ruled].map((game) => read('rules', pathOf(game))),
    ...[...told].map((game) => read('stories', pathOf(game, 'story/'))),
  ]);
  // Somebody asked for another language meanwhile, and will get it.
  if (turn !== asked) return;
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of next.addResource(text)) report(error.message);
  }
  bundle = next;
  document.documentElement.lang = language;
}

const pathOf = (game: string, folder = '') =>
  `../../../src/laufspiel/games/${GAMES[game]?.texts}/${folder}text/${language}.ftl`;

function read(part: Part, path: string): Promise<FluentResource> {
  const key = `${part} ${path}`;
  let resource = resources.get(key);
  if (!resource) {
    const load = TEXTS[part][path];
    resource = load
      ? load().then((text) => new FluentResource(text))
      : Promise.resolve(new FluentResource(''));
    // A text that didn't arrive is asked for anew next time.
    resource.catch(() => resources.delete(key));
    resources.set(key, resource);
  }
  return resource;
}

/** The text of a message; its id, and a report, when the language lacks it. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(`No text “${id}” in ${bundle.locales[0]}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) report(`Text “${id}” in ${bundle.locales[0]}: ${error.message}`);
  return text;
}

/** The text of a message named by the rules' own words, whose underscores are hyphens there. */
export function named(id: string): string {
  return t(id.replaceAll('_', '-'));
}

/** A day such as 2026-11-30 as people write it. */
export function dayOf(day: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(bundle.locales[0], { dateStyle: 'long' });
}

export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The first of these texts that the language has, else the last one, reported. */
export function firstText(ids: string[], args: Record<string, FluentVariable> = {}): string {
  return t(ids.find(hasText) ?? ids.at(-1)!, args);
}

/** Take the titles of the edition at hand, which stand for its keys in sentences from now on. */
export function entitle(edition: BoardData['titles']): void {
  titles = edition;
}

/** What the edition at hand calls a card or space, in the chosen language; the key itself when it has no title. */
export function titleOf(key: string): string {
  const title = titles[key];
  return title ? ownWords(title) : key;
}

/** A sentence of the server, with names for seat numbers and the edition's titles for keys. */
export function sentence(words: Words, seats: SeatInfo[]): string {
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [name, shown(name, value, seats)]);
  return t(words.id, Object.fromEntries(args));
}

function shown(name: string, value: Argument, seats: SeatInfo[]): Argument {
  if (typeof value === 'string') return titlesOf(value);
  return SEAT_ARGUMENTS.includes(name) ? (seats[value]?.name ?? value + 1) : value;
}

/** Begins an argument that stands for several keys. */
const SEVERAL = 'several:';

function titlesOf(value: string): string {
  if (!value.startsWith(SEVERAL)) return titleOf(value);
  const keys = value.slice(SEVERAL.length).split(',');
  return keys.map((key) => t('quoted', { title: titleOf(key) })).join(', ');
}

/** The title or note of an edition, which the edition itself brings. */
export function ownWords(by: Record<string, string>): string {
  return by[bundle.locales[0]!] ?? by['en'] ?? Object.values(by)[0] ?? '';
}

function report(problem: string): void {
  window.__missingKeys += 1;
  console.error(problem);
}
