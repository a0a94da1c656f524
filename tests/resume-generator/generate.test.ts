import { expect, it } from 'vitest';
import { readResumeBytes } from '../../functions/src/modules/resumes/parser/read-resume-bytes.ts';
import { type Counts, type Field, scoreEntries } from '../bench/resumes/score.ts';
import { type GeneratedResume, generateResumes } from './generate.ts';
import { composedLayouts } from './layouts/composed-layouts.ts';
import { LAYOUTS } from './layouts/layouts.ts';

const NOW = new Date('2026-11-01T00:00:00Z');

async function some(seed: number, count: number, layouts = LAYOUTS): Promise<GeneratedResume[]> {
  const resumes: GeneratedResume[] = [];
  for await (const one of generateResumes(seed, count, undefined, layouts)) resumes.push(one);
  return resumes;
}

it('the same seed gives the same people and texts, another gives others', async () => {
  const texts = async (seed: number) =>
    (await some(seed, 12)).map(({ truth, extension, bytes }) => [
      truth,
      extension === 'txt' ? Buffer.from(bytes).toString() : extension,
    ]);
  expect(await texts(3)).toEqual(await texts(3));
  expect(await texts(3)).not.toEqual(await texts(4));
});

it('there are more than sixty layouts, each with a name of its own; a third is only measured', () => {
  const measured = LAYOUTS.filter(({ part }) => part === 'measured');
  expect(new Set(LAYOUTS.map(({ name }) => name)).size).toBe(LAYOUTS.length);
  expect(LAYOUTS.length).toBeGreaterThanOrEqual(60);
  expect(measured.length / LAYOUTS.length).toBeGreaterThan(0.3);
});

/** How right each field of some resumes is read, and what kinds of files they are. */
async function measure(
  resumes: GeneratedResume[],
): Promise<{ f1: (field: Field) => number; kinds: string[] }> {
  const totals = new Map<Field, Counts>();
  const kinds = new Set<string>();
  for (const { bytes, truth, extension } of resumes) {
    kinds.add(extension);
    const { parsed } = await readResumeBytes(new Uint8Array(bytes), NOW);
    const { counts } = scoreEntries(parsed, truth);
    for (const [field, { right, read, stated }] of Object.entries(counts) as [Field, Counts][]) {
      const before = totals.get(field) ?? { right: 0, read: 0, stated: 0 };
      totals.set(field, {
        right: before.right + right,
        read: before.read + read,
        stated: before.stated + stated,
      });
    }
  }
  const f1 = (field: Field) => {
    const { right, read, stated } = totals.get(field)!;
    return (2 * right) / (read + stated);
  };
  return { f1, kinds: [...kinds].toSorted() };
}

it('people of all kinds are read right, on paper of all kinds', { timeout: 60_000 }, async () => {
  const tuned = LAYOUTS.filter(({ part }) => part === 'tuned');
  const { f1, kinds } = await measure(await some(5, 45, tuned));
  expect(kinds).toEqual(['docx', 'odt', 'pdf', 'rtf', 'txt']);
  expect(f1('name')).toBeGreaterThanOrEqual(0.98);
  expect(f1('email')).toBeGreaterThanOrEqual(0.99);
  expect(f1('phone')).toBeGreaterThanOrEqual(0.99);
  expect(f1('location')).toBeGreaterThanOrEqual(0.95);
  expect(f1('title_company')).toBeGreaterThanOrEqual(0.92);
  expect(f1('dates')).toBeGreaterThanOrEqual(0.94);
  expect(f1('institution')).toBeGreaterThanOrEqual(0.94);
  expect(f1('degree')).toBeGreaterThanOrEqual(0.92);
  expect(f1('skills')).toBeGreaterThanOrEqual(0.88);
});

it('layouts made up by chance, with names that say nothing, are read right', {
  timeout: 60_000,
}, async () => {
  const tuned = composedLayouts(101, 60).filter(({ part }) => part === 'tuned');
  const { f1 } = await measure(await some(101, 30, tuned));
  expect(f1('name')).toBeGreaterThanOrEqual(0.96);
  expect(f1('title_company')).toBeGreaterThanOrEqual(0.9);
  expect(f1('dates')).toBeGreaterThanOrEqual(0.94);
  expect(f1('institution')).toBeGreaterThanOrEqual(0.9);
  expect(f1('skills')).toBeGreaterThanOrEqual(0.88);
});
