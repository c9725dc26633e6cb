import { beforeAll, expect, test, vi } from 'vitest';
import type { SeatInfo } from '../protocol';
import type * as Texts from './words.svelte';

vi.stubGlobal('window', {});
vi.stubGlobal('document', { documentElement: {} });

const titles = { 'card-1': { en: 'The chair', de: 'Der Stuhl' }, 'card-2': { en: 'The table' } };
let words: typeof Texts;

beforeAll(async () => {
  words = await import('./words.svelte');
  words.entitle(titles);
});

test('what is a key of the edition is shown as its title in the chosen language', async () => {
  const turn = { id: 'bar-turn', args: { name: 'card-1' } };
  await words.speak('de');
  expect(words.sentence(turn, [])).toContain('Der Stuhl');
  await words.speak('en');
  expect(words.sentence(turn, [])).toContain('The chair');
});

test('several keys in one argument are shown as titles one after the other', async () => {
  await words.learn(['go-for-it']);
  await words.speak('de');
  const args = { seat: 0, other: 1, gives: 'both', given: 'several:card-1,card-2', paid: 4 };
  const wanted = { wants: 'cards', wanted: 'several:card-2', asked: 0 };
  const line = { id: 'go-for-it-event-proposed', args: { ...args, ...wanted } };
  const seats = [{ name: 'Anna' }, { name: 'Ben' }] as SeatInfo[];
  expect(words.sentence(line, seats)).toBe(
    'Anna bietet Ben „Der Stuhl“, „The table“ und $4K für „The table“.',
  );
});

test('the sentences of stories are loaded when they are wanted, in any language', async () => {
  const id = 'es-geht-seinen-gang-story-arrived-1';
  await words.speak('en');
  expect(words.hasText(id)).toBe(false);
  await words.learnStories(['es-geht-seinen-gang', 'kids', 'no-game']);
  const english = words.t(id);
  await words.speak('es');
  expect(words.t(id)).not.toBe(english);
});

test('a title that lacks the language is shown in English, and what has no title as it is', async () => {
  await words.speak('de');
  expect(words.titleOf('card-2')).toBe('The table');
  expect(words.titleOf('card-3')).toBe('card-3');
});
