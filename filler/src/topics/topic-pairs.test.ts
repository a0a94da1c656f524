import { describe, expect, test } from 'vitest';
import type { ControlKind, FormField } from '../types.ts';
import { LEGAL_PAIRS } from './testing/legal-pairs.ts';
import { PLAIN_PAIRS } from './testing/plain-pairs.ts';
import { topicOf } from './topics.ts';

const posting = { title: 'Baker', company: 'Acme', country: 'US' };

function ask(label: string, kind: ControlKind): FormField {
  const options = kind === 'radio' ? ['Yes', 'No'] : [];
  return { key: 'k', label, kind, required: true, options, value: '', demographic: false };
}

describe.each(Object.entries(LEGAL_PAIRS))('%s', (topic, { shares, not }) => {
  test.each(shares)('is what "%s" asks', (label) => {
    expect(topicOf(ask(label, 'radio'), posting)).toMatchObject({ id: topic, legal: true });
    expect(topicOf(ask(label, 'text'), posting).id).toBe(topic);
  });

  test.each(not)('is not what "%s" asks', (label) => {
    expect(topicOf(ask(label, 'radio'), posting).id).not.toBe(topic);
    expect(topicOf(ask(label, 'text'), posting).id).not.toBe(topic);
  });
});

describe.each(Object.entries(PLAIN_PAIRS))('%s', (topic, { shares, not }) => {
  const yesNo = ['hispanic', 'veteran', 'protected_veteran', 'relocation', 'driving_licence'].includes(topic);
  test.each(shares)('is what "%s" asks', (label) => {
    expect(topicOf(ask(label, yesNo ? 'radio' : 'text'), posting)).toMatchObject({ id: topic, legal: false });
  });

  test.each(not)('is not what "%s" asks', (label) => {
    for (const kind of ['text', 'radio', 'checkbox'] as const) {
      expect(topicOf(ask(label, kind), posting).id).not.toBe(topic);
    }
  });
});
