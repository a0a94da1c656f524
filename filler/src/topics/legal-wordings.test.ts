import { describe, expect, it } from 'vitest';
import type { ControlKind } from '../types.ts';
import { BY_COUNTRY, COUNTRIES, LEGAL_WORDINGS } from './testing/legal-wordings.ts';
import { topicOf } from './topics.ts';

const POSTING = { title: 'Baker', company: 'Acme', country: 'US' };

function ask(label: string, kind: ControlKind = 'radio') {
  const options = kind === 'text' ? [] : ['Yes', 'No'];
  const field = { key: 'q1', label, kind, required: true, options, value: '', demographic: false };
  return topicOf(field, POSTING);
}

function expectTopic(label: string, expected: string): void {
  for (const kind of ['radio', 'select', 'text'] as const) {
    const { id, legal, negated } = ask(label, kind);
    expect(legal).toBe(true);
    if (expected === 'ask') expect(id).toMatch(/^question:/);
    else expect([id, negated]).toEqual([expected.replace('-', ''), expected.startsWith('-')]);
  }
}

const written = Object.entries(LEGAL_WORDINGS).flatMap(([topic, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): [string, string] => [line, topic]),
);
const byCountry = Object.entries(BY_COUNTRY).flatMap(([topic, patterns]) =>
  Object.entries(COUNTRIES).flatMap(([code, name]) =>
    patterns.map((pattern): [string, string] => [pattern.replace('{country}', name), `${topic}:${code}`]),
  ),
);

it('has at least 400 wordings', () => {
  expect(new Set([...written, ...byCountry].map(([label]) => label)).size).toBeGreaterThanOrEqual(400);
});

describe('a legal question', () => {
  it.each(written)('"%s" is %s', expectTopic);
  it.each(byCountry)('"%s" is %s', expectTopic);
});
