import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, forgetDraft, keepDraft, MOST_DRAFTS } from './drafts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('a draft is kept for its table and life until it is told or given up', () => {
  keepDraft('one', 0, 'Born');
  keepDraft('one', 0, 'Born early.');
  keepDraft('one', 2, 'Born late.');
  expect(draftOf('one', 0)).toBe('Born early.');
  expect(draftOf('one', 1)).toBeNull();
  expect(draftOf('other', 0)).toBeNull();
  forgetDraft('one', 0);
  expect(draftOf('one', 0)).toBeNull();
  expect(draftOf('one', 2)).toBe('Born late.');
});

test('a draft may be empty', () => {
  keepDraft('one', 0, '');
  expect(draftOf('one', 0)).toBe('');
});

test('the oldest drafts give way', () => {
  for (let seat = 0; seat <= MOST_DRAFTS; seat++) keepDraft('one', seat, `${seat}`);
  expect(draftOf('one', 0)).toBeNull();
  expect(draftOf('one', 1)).toBe('1');
});
