import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraftsOf, readDraft, writeDraft } from './drafts.ts';

/** The part of browser storage that drafts use. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const typed = { salary_min: 90_000 };

it('keeps what was typed under its form until it is forgotten', () => {
  writeDraft('preferences:a', typed);
  expect(readDraft('preferences:a')).toEqual(typed);
  expect(readDraft('preferences:b')).toEqual({});
  forgetDraft('preferences:a');
  expect(readDraft('preferences:a')).toEqual({});
});

it('leaves nothing typed behind when somebody signs out, and touches nothing else', () => {
  localStorage.setItem('theme', 'dark');
  writeDraft('preferences:a', typed);
  writeDraft('application:1:answers', { convicted: 'no' });
  forgetDrafts();
  expect(Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))).toEqual([
    'theme',
  ]);
});

it('keeps the drafts of the same person and forgets those of another', () => {
  keepDraftsOf('a');
  writeDraft('application:1:answers', { convicted: 'no' });
  keepDraftsOf('a');
  expect(readDraft('application:1:answers')).toEqual({ convicted: 'no' });
  keepDraftsOf('b');
  expect(readDraft('application:1:answers')).toEqual({});
});

it('does not break a form where storage is blocked', () => {
  vi.stubGlobal('localStorage', null);
  writeDraft('preferences:a', typed);
  forgetDrafts();
  keepDraftsOf('a');
  expect(readDraft('preferences:a')).toEqual({});
});
