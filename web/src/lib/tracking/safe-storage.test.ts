import { expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';
import { memoryStorage } from './testing.ts';

it('prefers what a full storage did not take to what it still holds', () => {
  const stored = memoryStorage(new Map([['reddit_click_id', 'old']]));
  let full = true;
  const storage = safeStorage(() => ({
    ...stored,
    setItem(key, value) {
      if (full) throw new Error('QuotaExceededError');
      stored.setItem(key, value);
    },
  }));
  storage.setItem('reddit_click_id', 'new');
  expect(storage.getItem('reddit_click_id')).toBe('new');
  full = false;
  storage.setItem('reddit_click_id', 'newest');
  expect(stored.values.get('reddit_click_id')).toBe('newest');
  storage.removeItem('reddit_click_id');
  expect(storage.getItem('reddit_click_id')).toBeNull();
});

it('serves the page from memory where storage is blocked', () => {
  const storage = safeStorage(() => {
    throw new Error('SecurityError');
  });
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
