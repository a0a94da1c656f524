import { describe, expect, it } from 'vitest';
import { cleanPageUrl, withoutClickId } from './page-url.ts';

describe('cleanPageUrl', () => {
  it.each([
    [
      'https://example.com/a?rdt_cid=1&utm_source=reddit',
      'https://example.com/a?rdt_cid=1&utm_source=reddit',
    ],
    [
      'http://example.com/a?utm_medium=cpc&utm_campaign=fall&utm_content=dial&utm_term=nurse&x=1',
      'http://example.com/a?utm_medium=cpc&utm_campaign=fall&utm_content=dial&utm_term=nurse',
    ],
    [
      `https://example.com/a?utm_term=${'x'.repeat(201)}`,
      `https://example.com/a?utm_term=${'x'.repeat(200)}`,
    ],
    ['https://example.com/auth?oobCode=secret&email=a%40b.co#token', 'https://example.com/auth'],
    ['https://user:pass@example.com/a', 'https://example.com/a'],
    ['https://example.com/u/a%40b.co', 'https://example.com'],
    ['https://example.com/u/%zz', 'https://example.com'],
    ['https://example.com/?utm_source=a%40b.co', 'https://example.com/'],
    [`https://example.com/${'x'.repeat(980)}`, `https://example.com/${'x'.repeat(980)}`],
    [`https://example.com/${'x'.repeat(981)}`, 'https://example.com'],
    ['javascript:alert(1)', null],
    ['/relative', null],
    [undefined, null],
  ])('%s becomes %s', (given, expected) => {
    expect(cleanPageUrl(given)).toBe(expected);
  });
});

describe('withoutClickId', () => {
  it.each([
    ['https://example.com/a?rdt_cid=1&utm_source=reddit', 'https://example.com/a?utm_source=reddit'],
    ['https://example.com/a?rdt_cid=1', 'https://example.com/a'],
    ['no address', 'no address'],
    [null, null],
  ])('%s becomes %s', (given, expected) => {
    expect(withoutClickId(given)).toBe(expected);
  });
});
