import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MatchBlock } from '../../emulators/firestore/rules/ast.ts';
import { parseRules } from '../../emulators/firestore/rules/parse-rules.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

it('the deploy uploads rules for Cloud Storage beside those of Firestore', () => {
  const { storage, firestore } = JSON.parse(read('firebase.json'));
  expect([storage?.rules, firestore?.rules]).toEqual(['storage.rules', 'firestore.rules']);
});

it('nobody may read or write any file of any bucket', () => {
  const { version, services } = parseRules(read('storage.rules'));
  expect([version?.text, services.map(({ name }) => name)]).toEqual(['2', ['firebase.storage']]);
  const blocks: MatchBlock[] = services.flatMap(({ matches }) => matches);
  for (const block of blocks) blocks.push(...block.matches);
  const conditions = blocks.flatMap(({ allows }) => allows.map(({ condition }) => condition));
  expect(conditions.length).toBeGreaterThan(0);
  for (const condition of conditions) expect(condition).toMatchObject({ kind: 'literal', value: false });
});
