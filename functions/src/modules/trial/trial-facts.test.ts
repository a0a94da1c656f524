import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { TrialFacts } from '../../contract/trial.ts';
import { buildCandidate } from '../matches/ranker/candidate.ts';
import { parseResume } from '../resumes/parser/process/parse-resume.ts';
import { candidateOf, factsOf } from './trial-facts.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const NURSE = `Rosa Delacourt
Registered Nurse | Cardiology
Albany, NY | rosa@example.com | (518) 555-0142

SUMMARY
Nurse who teaches patients and reads telemetry.

EXPERIENCE
Registered Nurse, Northmere Hospital
Albany, NY | Jan 2019 - Present
- Telemetry, wound care, and patient education on a ward of 30 beds.

Nursing Assistant, Linden Vale
Troy, NY | Mar 2016 - Dec 2018
- Charting in Epic.

EDUCATION
Bachelor of Science in Nursing, SUNY, 2015

LICENSES
Registered Nurse (RN), New York State

LANGUAGES
English, Spanish

SKILLS
Triage, Patient care, Electronic health records
`;

const ENGINEER = `Nora Lindqvist
Senior Data Engineer
Portland, OR

EXPERIENCE
Senior Data Engineer, Kvarn Logistics
Portland, OR | Mar 2021 - Present
- Moved 40 nightly jobs to Airflow and wrote models in dbt.

SKILLS
Python, SQL, Snowflake, React, Excel
`;

it.each([
  ['a nurse', NURSE],
  ['an engineer', ENGINEER],
])('ranks %s exactly as their account would', { timeout: 30_000 }, async (_who, text) => {
  const { parsed } = await parseResume(strToU8(text), NOW);
  const facts = factsOf(parsed);
  expect(TrialFacts.parse(facts)).toEqual(facts);
  const trial = candidateOf(facts, NOW);
  expect(trial.candidate).toEqual(buildCandidate(trial.profile, parsed));
  expect(trial.candidate.titles.length).toBeGreaterThan(0);
  expect(trial.candidate.skills.size).toBeGreaterThan(3);
});

it('holds nothing that names the person', async () => {
  const { parsed } = await parseResume(strToU8(NURSE), NOW);
  expect(parsed.full_name.value).toBe('Rosa Delacourt');
  expect(JSON.stringify(factsOf(parsed))).not.toMatch(/Rosa|Delacourt|example\.com|555|Northmere|Linden/);
});

it('uses what the visitor changed', async () => {
  const { parsed } = await parseResume(strToU8(NURSE), NOW);
  const facts = factsOf(parsed);
  const changed = candidateOf(
    {
      ...facts,
      wanted_title: 'Line Cook',
      location: 'Austin, TX',
      years: 2,
      salary_min: 6_000_000,
      skills: [],
    },
    NOW,
  ).candidate;
  expect(changed.titles[0]).toMatchObject({ text: 'line cook', weight: 1 });
  expect(changed.place).toMatchObject({ region: 'TX' });
  expect(changed.years).toEqual({ min: 2, max: 2 });
  expect(changed.pay_floor).toEqual({ amount: 6_000_000, currency: 'USD' });
});

it('drops what no resume holds instead of failing', async () => {
  const { parsed } = await parseResume(strToU8(NURSE), NOW);
  const long = { value: 'x'.repeat(5000), confidence: 0.9, source: null };
  const facts = factsOf({
    ...parsed,
    headline: long,
    location: long,
    certificates: Array.from({ length: 100 }, () => long),
    skills: Array.from({ length: 500 }, (_, n) => ({
      ...long,
      value: `Skill ${n}`,
      used_in: [],
      last_used: null,
    })),
  });
  expect(TrialFacts.safeParse(facts).success).toBe(true);
  expect(facts).toMatchObject({ headline: null, location: null, certificates: [] });
});
