import { expect, test } from 'vitest';
import type { GivenAnswer } from '../../dossier.ts';
import { topicOf } from '../../topics/topics.ts';
import { planForm } from '../plan-form.ts';
import { dossier, field } from '../testing/forms.ts';

test.each([
  ["Father's name", "Mother's name"],
  ["Mother's name", "Spouse's name"],
  ['Name of the father', 'Name of the mother'],
])('what was said to "%s" does not answer "%s"', (said, asked) => {
  const home = dossier();
  const { id } = topicOf(field(said), home.posting);
  const answers: GivenAnswer[] = [
    { topic: id, label: said, value: 'Suresh Okafor', answered_at: '2026-01-05T09:00:00Z' },
  ];
  const saidTo = (label: string) => planForm([field(label)], { ...home, answers })[0]?.values;
  expect(saidTo(said)).toEqual(['Suresh Okafor']);
  expect(saidTo(asked)).toEqual([]);
});

test('the person to call in an emergency is one question in all its words', () => {
  const idOf = (label: string, section = '') => topicOf(field(label, { section }), dossier().posting).name;
  expect(idOf('Emergency contact name and phone')).toBe('emergency_contact');
  expect(idOf('Emergency contact')).toBe('emergency_contact');
  expect(idOf("Mother's name")).toBe('unknown');
});

test('the dates of a job are its own, however their parts are named', () => {
  const jobs = [
    { title: 'Welder', company: 'Quarry Works', start: '2021-05', end: null },
    { title: 'Helper', company: 'Lowell Tank', start: '2017-08', end: '2021-04' },
  ];
  const parts = (of: 'job' | 'school') =>
    planForm(
      ['Company', 'Title', 'End date End month (month)', 'End date End month (year)'].map((label) =>
        field(label, { key: label, repeat: { of, index: 1 }, required: false }),
      ),
      dossier({
        jobs,
        schools: [{ school: 'Guild College', degree: 'Certificate', end: '2017-07' }],
      } as never),
    ).flatMap(({ topic, values }) => (/date/.test(topic.name) ? [topic.name, ...values] : []));
  expect(parts('job').filter((one) => one === 'graduation_date')).toEqual([]);
  expect(parts('job')).toContain('job_end_date');
  expect(parts('school').filter((one) => one === 'job_end_date')).toEqual([]);
});
