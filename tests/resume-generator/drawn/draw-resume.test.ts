import { expect, it } from 'vitest';
import { understand } from '../../../functions/src/modules/resumes/parser/understand.ts';
import { type Counts, scoreEntries } from '../../bench/resumes/score.ts';
import { drawResume } from './draw-resume.ts';
import { toDocument } from './to-document.ts';

const SEEDS = Array.from({ length: 150 }, (_, number) => 9_000_000 + number);

it('a seed gives the same resume each time, another seed another one', () => {
  expect(drawResume(5, 'tuned')).toEqual(drawResume(5, 'tuned'));
  expect(drawResume(5, 'tuned').truth).not.toEqual(drawResume(6, 'tuned').truth);
});

it('options that are kept for measuring are never drawn for tuning', () => {
  const kept = new Set(SEEDS.flatMap((seed) => drawResume(seed, 'measured').kept));
  const tuned = SEEDS.flatMap((seed) => drawResume(seed, 'tuned').choices);
  expect(kept.size).toBeGreaterThan(20);
  expect(tuned.filter((choice) => kept.has(choice))).toEqual([]);
});

it('every job and school is labeled on the lines that it stands on, with words of that line', () => {
  for (const seed of SEEDS) {
    const drawn = drawResume(seed, 'measured');
    const { document, labels } = toDocument(drawn);
    const entries = (field: string) =>
      new Set(labels.filter((one) => one.field === field).map(({ entry }) => entry));
    expect(entries('title').size).toBe(drawn.truth.jobs!.length);
    expect(entries('school').size).toBe(drawn.truth.schools!.length);
    for (const { line, text, field } of labels) {
      if (field !== 'title' && field !== 'school') continue;
      const squeezed = (value: string) => value.replace(/\s+/g, ' ').toLowerCase();
      expect(squeezed(document.lines[line]!.text)).toContain(squeezed(text).slice(0, 4));
    }
  }
});

// Layouts as random as these showed a section whose dates wrapped so that no two entries could stand side by side.
it('any layout is read without an error, most of it right', () => {
  const names: Counts = { right: 0, read: 0, stated: 0 };
  for (const seed of [6_001_018_640, ...SEEDS]) {
    const drawn = drawResume(seed, 'tuned');
    const { counts } = scoreEntries(understand(toDocument(drawn).document, '2026-11'), drawn.truth);
    names.right += counts.name?.right ?? 0;
    names.read += counts.name?.read ?? 0;
    names.stated += counts.name?.stated ?? 0;
  }
  expect((2 * names.right) / (names.read + names.stated)).toBeGreaterThan(0.9);
});
