import { describe, expect, it } from 'vitest';
import { cleanPageUrl } from './page-url.ts';

describe('cleanPageUrl', () => {
  it.each([
    [
      'https://example.com/a?rdt_cid=1&utm_source=reddit',
      'https://example.com/a?rdt_cid=1&utm_source=reddit',
    ],
    ['https://example.com/auth?oobCode=secret&email=a%40b.co#token', 'https://example.com/auth'],
    ['https://user:pass@example.com/a', 'https://example.com/a'],
    ['https://example.com/u/a%40b.co', 'https://example.com'],
    ['https://example.com/?utm_source=a%40b.co', 'https://example.com/'],
    [`https://example.com/${'x'.repeat(3000)}`, 'https://example.com'],
    ['javascript:alert(1)', null],
    ['/relative', null],
    [undefined, null],
  ])('%s becomes %s', (given, expected) => {
    expect(cleanPageUrl(given)).toBe(expected);
  });
});
