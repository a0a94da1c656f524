import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesOf, prerenderedPages, renderedPages, shellPages } from './router.tsx';

type Rewrite = { source: string; destination?: string; function?: { functionId: string } };

const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8'));
const rewritten = (hosting.rewrites as Rewrite[])
  .filter(({ destination }) => destination === '/app.html')
  .map(({ source }) => source);

it('Hosting serves the shell at the address of every page that is not prerendered, and nowhere else', () => {
  const globs = addressesOf(shellPages).map((address) => address.replace(/:\w+/g, '*'));
  expect(rewritten.toSorted()).toEqual(globs.toSorted());
});

it('Hosting sends the address of every page that a function renders to that function', () => {
  const sent = (hosting.rewrites as Rewrite[])
    .filter((rewrite) => rewrite.function?.functionId === 'pages')
    .map(({ source }) => new RegExp(`^${source.replace('/**', '/.+')}$`));
  for (const address of addressesOf(renderedPages)) {
    expect(
      sent.filter((pattern) => pattern.test(address)),
      address,
    ).toHaveLength(1);
  }
});

it('no rewrite hides a prerendered page', () => {
  const patterns = rewritten.map((source) => new RegExp(`^${source.replace('*', '[^/]+')}$`));
  for (const address of addressesOf(prerenderedPages)) {
    expect(
      patterns.filter((pattern) => pattern.test(address)),
      address,
    ).toEqual([]);
  }
});
