import { describe, expect, it } from 'vitest';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate } from './candidate.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const OWN = ['SQL', 'Python', 'Tableau', 'Excel', 'dbt', 'Snowflake'];
const profile = profileWith({ job_titles: ['Data Analyst'], skills: OWN, experience: '5-10 years' });
const analyst = buildCandidate(profile, null);
const POSTING = {
  title: 'Data Analyst',
  description_text: 'Requirements:\nSQL, Python, Tableau, Excel and dbt\nAt least 4 years of experience',
};
const scoreOf = (given: Partial<FeatureInput>, candidate = analyst) =>
  scorePosting(candidate, featuresWith({ ...POSTING, ...given }), NOW);
const partOf = (score: ReturnType<typeof scoreOf>, kind: string) =>
  score.parts.find((part) => part.kind === kind);

describe('a posting', () => {
  it.each(['Data Analyst (Req #JR-104522)', 'Data Analyst - R0012345', 'REQ-2291: Data Analyst'])(
    'whose title carries a requisition number, as in "%s," scores as without it',
    (title) => {
      expect(scoreOf({ title })).toEqual(scoreOf({}));
    },
  );

  it('in German, with a German title, is compared by its title, and its text says nothing of the background', () => {
    const resume = resumeWith({ titles: ['Data Analyst'] });
    const summary =
      'Built dashboards and data models for the finance team, and automated the revenue forecast.';
    const read = { ...resume, summary: { ...resume.summary, value: summary } };
    const german = scoreOf(
      {
        title: 'Datenanalyst (m/w/d)',
        description_text:
          'Wir suchen eine Person, die unsere Berichte erstellt, Kennzahlen auswertet und mit den Fachabteilungen zusammenarbeitet. Sie haben Erfahrung mit SQL, Python und Tableau sowie Freude an Zahlen.',
      },
      buildCandidate(profile, read),
    );
    expect(partOf(german, 'title')?.value).toBeGreaterThan(0.8);
    expect(partOf(german, 'background')).toMatchObject({ value: null });
    expect(german.skills_matched).toEqual(expect.arrayContaining(['SQL', 'Python', 'Tableau']));
  });

  it('without a description rests on its title: no more than fair, and the rest is unknown', () => {
    const bare = scoreOf({ description_text: '' });
    expect(bare.band).toBe('fair');
    expect(bare.unknown).toEqual(expect.arrayContaining(['skills', 'background', 'experience']));
  });

  it('that lists sixty skills is no worse for those with ten of them than one that lists twenty', () => {
    const names = [...OWN, 'Looker', 'Airflow', 'Power BI', 'Git'];
    const ten = { ...analyst, skills: new Set(names) };
    const listing = (count: number) => {
      const others = Array.from({ length: count - names.length }, (_, i) => `Skill ${i}`);
      return { ...featuresWith(POSTING), skills_required: [...names, ...others] };
    };
    const [twenty, sixty] = [20, 60].map((count) => scorePosting(ten, listing(count), NOW));
    expect(sixty?.skills_missing).toHaveLength(50);
    expect(sixty?.score).toBeGreaterThanOrEqual(70);
    expect(twenty!.score! - sixty!.score!).toBeLessThan(15);
  });

  it('that asks for a PhD "or equivalent experience" does not block who has a bachelor’s degree', () => {
    const graduate = buildCandidate(profile, resumeWith({ degree: 'Bachelor of Arts' }));
    const asking = (words: string) =>
      scoreOf({ description_text: `${POSTING.description_text}\n${words}` }, graduate);
    expect(asking('PhD in statistics or equivalent experience.').blockers).toEqual([]);
    expect(asking('A PhD in statistics is required.').blockers).toMatchObject([{ kind: 'degree' }]);
  });

  it('about other work that shares a word with the person’s is not close to it', () => {
    const hygienist = buildCandidate(profileWith({ job_titles: ['Dental Hygienist'] }), null);
    const value = (title: string) => partOf(scoreOf({ title }, hygienist), 'title')?.value ?? 0;
    expect(value('Industrial Hygienist')).toBeLessThan(0.5);
    expect(value('Registered Dental Hygienist')).toBeGreaterThan(0.9);
  });
});
