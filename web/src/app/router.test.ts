import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { skeletonFile } from './fill-shell.ts';
import { addressesOf, prerenderedPages, renderedPages, shellPages, skeletonPages } from './router.tsx';

type Rewrite = { source: string; destination?: string; function?: { functionId: string } };

const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8'));
const toFiles = (hosting.rewrites as Rewrite[]).filter(({ destination }) => destination);
const rewritten = toFiles.map(({ source }) => source);

it('Hosting serves the shell or its skeleton at the address of every page that is not prerendered, and nowhere else', () => {
  const skeletons = addressesOf(skeletonPages);
  const expected = addressesOf(shellPages).map((address) => [
    address.replace(/:\w+/g, '*'),
    `/${skeletons.includes(address) ? skeletonFile(address) : 'app.html'}`,
  ]);
  const served = toFiles.map(({ source, destination }) => [source, destination]);
  expect(served.toSorted()).toEqual(expected.toSorted());
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
