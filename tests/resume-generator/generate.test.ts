import { expect, it } from 'vitest';
import { readResumeBytes } from '../../functions/src/modules/resumes/parser/read-resume-bytes.ts';
import { type Counts, type Field, scoreEntries } from '../bench/resumes/score.ts';
import { type GeneratedResume, generateResumes } from './generate.ts';
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

it('people of all kinds are read right, on paper of all kinds', { timeout: 60_000 }, async () => {
  const totals = new Map<Field, Counts>();
  const tuned = LAYOUTS.filter(({ part }) => part === 'tuned');
  const kinds = new Set<string>();
  for (const { bytes, truth, extension } of await some(5, 45, tuned)) {
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
  expect([...kinds].toSorted()).toEqual(['docx', 'odt', 'pdf', 'rtf', 'txt']);
  const f1 = (field: Field) => {
    const { right, read, stated } = totals.get(field)!;
    return (2 * right) / (read + stated);
  };
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
