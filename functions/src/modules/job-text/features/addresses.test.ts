import { describe, expect, it } from 'vitest';
import { charactersScanned } from '../testing/characters-scanned.ts';
import { withoutAddresses } from './addresses.ts';

describe('withoutAddresses', () => {
  it.each([
    ['See https://example.com/a?b=c for more', `See ${' '.repeat(25)} for more`],
    ['see (www.example.org) now', `see (${' '.repeat(16)} now`],
    ['write to jobs+it@example.com, please', `write to ${' '.repeat(20)} please`],
    ['read my-site.io/guide.html first', `read ${' '.repeat(21)} first`],
  ])('leaves spaces for those in %j', (text, rest) => expect(withoutAddresses(text)).toBe(rest));

  it.each(['React/Node.js, and C#', 'ASP.NET/SQL at Example.com', '@ work', 'www. dot', '5 @ 8'])(
    'leaves %j as it is',
    (text) => expect(withoutAddresses(text)).toBe(text),
  );

  it.each(['a', 'a-', 'a.com/', '@', '/', 'http://'])('looks at a line of %j about once', (unit) => {
    const text = unit.repeat(20_000 / unit.length);
    expect(charactersScanned(() => withoutAddresses(text))).toBeLessThan(8 * text.length);
  });
});
