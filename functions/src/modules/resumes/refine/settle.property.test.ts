import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ParsedResume, SURE } from '../../../contract/resumes.ts';
import type { ModelAnswer } from './model-answer.ts';
import { doubtingFirstJob, RESUME, type Read, read, settled, UNHEADED } from './testing/doubted-readings.ts';

describe('whatever a model answers', () => {
  let given: Read[];
  beforeAll(async () => {
    given = [
      await read(RESUME, (one) => ({
        ...doubtingFirstJob(one),
        full_name: { ...one.full_name, confidence: 0.3 },
        location: { value: null, confidence: 0, source: null },
        education: one.education.map((school) => ({ ...school, confidence: 0.3 })),
        skills: [],
      })),
      await read(UNHEADED, (one) => ({
        ...one,
        education: [],
        full_name: { ...one.full_name, confidence: 0.3 },
      })),
    ];
  });

  const IDS = [
    ...['full_name', 'location', 'headline', 'skills', 'email', 'phone', 'jobs', 'constructor'],
    ...['title', 'employer', 'dates'].flatMap((field) => [`jobs.0.${field}`, `jobs.1.${field}`]),
    ...['school', 'degree', 'field', 'dates'].map((field) => `schools.0.${field}`),
  ];
  const words = `${RESUME}\n${UNHEADED}`.split(/\s+/).filter(Boolean);
  const phrase = fc.oneof(
    fc
      .tuple(fc.nat(words.length - 1), fc.nat(5))
      .map(([from, more]) => words.slice(from, from + 1 + more).join(' ')),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
    fc.constantFrom('Google', 'CEO', '2001 - 2009', 'root@evil.example', '█', 'Paris, France', '$&', '.*'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const quote = fc.record({ text: phrase, line: fc.integer({ min: -3, max: 40 }) });
  const maybe = fc.option(quote);
  const answers: fc.Arbitrary<ModelAnswer> = fc.record({
    values: fc.array(
      fc.record({ id: fc.constantFrom(...IDS), text: phrase, line: fc.integer({ min: -3, max: 40 }) }),
      { maxLength: 12 },
    ),
    jobs: fc.array(fc.record({ title: maybe, employer: maybe, dates: maybe }), { maxLength: 5 }),
    schools: fc.array(fc.record({ school: maybe, degree: maybe, field: maybe, dates: maybe }), {
      maxLength: 3,
    }),
  });

  const textsOf = ({ full_name, location, headline, experience, education, skills }: ParsedResume) =>
    [
      ...[full_name, location, headline, ...skills].map(({ value }) => value),
      ...experience.flatMap(({ title, employer }) => [title, employer]),
      ...education.flatMap(({ school, degree, field }) => [school, degree, field]),
    ].filter((text) => text !== null);
  const monthsOf = ({ experience, education }: ParsedResume) =>
    [...experience, ...education].flatMap(({ start, end }) => [start, end]).filter((month) => month !== null);

  it('only words of the resume get in, letter for letter, and only years that it states', () => {
    fc.assert(
      fc.property(fc.nat(1), answers, (which, answer) => {
        const one = given[which]!;
        const before = textsOf(one.parsed);
        const text = one.lines.map((line) => line.text).join(' ');
        const { parsed } = settled(one, answer);
        for (const value of textsOf(parsed)) {
          if (before.includes(value)) continue;
          expect(text).toContain(value);
          expect(value).not.toContain('█');
        }
        for (const month of monthsOf(parsed)) expect(text).toContain(month.slice(0, 4));
      }),
      { numRuns: 2000 },
    );
  });

  it('what the reader was sure of stays, and nothing becomes surer than two readings that agree', () => {
    fc.assert(
      fc.property(fc.nat(1), answers, (which, answer) => {
        const { parsed: before } = given[which]!;
        const { parsed } = settled(given[which]!, answer);
        for (const name of ['email', 'phone', 'links', 'summary', 'certificates', 'volunteer'] as const) {
          expect(parsed[name]).toEqual(before[name]);
        }
        before.experience.forEach((job, index) => {
          if (job.confidence >= SURE) expect(parsed.experience[index]).toEqual(job);
        });
        for (const { by_model, confidence } of [...parsed.experience, ...parsed.education]) {
          expect(confidence).toBeLessThan(by_model ? SURE : 0.91);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
