import { stateName } from '../places.ts';
import { capital, series } from './blocks.ts';
import { AUTHORIZATION, DEGREE, EXTRA_LINES, NO_YEARS, SKILL_LINES, YEARS } from './phrases.ts';
import type { Voice } from './voice.ts';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];

function yearsLine(voice: Voice): string | null {
  const { random, job } = voice;
  if (job.years === null) return null;
  const field = random.pick(job.occupation.domains);
  if (job.years === 0) return voice.fill(random.pick(NO_YEARS), { field });
  const options = job.years === 1 ? YEARS.slice(0, 1) : YEARS;
  return voice.fill(random.pick(options), {
    field,
    n: String(job.years),
    m: String(job.years + random.between(2, 4)),
    word: NUMBERS[job.years] ?? String(job.years),
  });
}

function degreeLine(voice: Voice): string | null {
  const { random, job } = voice;
  const { degree } = job.occupation;
  const leading = ['director', 'executive'].includes(job.level);
  if (!degree || !random.chance(leading ? Math.max(degree.probability, 0.7) : degree.probability))
    return null;
  const level = leading && degree.level === 'bachelor' && random.chance(0.35) ? 'master' : degree.level;
  const fields = random.some(degree.fields, random.between(1, 2));
  return voice.fill(random.pick(DEGREE[level] ?? []), { field: series(fields, 'or') });
}

function skillLines(voice: Voice): string[] {
  const { random, job } = voice;
  const skills = random.some(job.occupation.skills, random.between(4, 7));
  // A formal HR text does not address its reader.
  const ways = voice.tone === 'formal' ? SKILL_LINES.filter((line) => !line.startsWith('you ')) : SKILL_LINES;
  const lines: string[] = [];
  while (skills.length > 0) {
    const group = skills.splice(0, random.between(1, 3));
    lines.push(random.pick(ways).replace('{skills}', series(group)));
  }
  return lines;
}

const certificateLine = (name: string): string =>
  /certificat|card|licen[cs]e|training|endorsement|MBA|inspection|public/i.test(name)
    ? name
    : `${name} certification`;

/** What the posting requires, each as one bullet without a capital. */
export function requirementLines(voice: Voice, count: number): string[] {
  const { random, job } = voice;
  const licence = job.occupation.licence?.[job.country]?.replace('{state}', stateName(job.place));
  const hard = [yearsLine(voice), degreeLine(voice), licence ?? null].filter((line) => line !== null);
  const certificates =
    job.occupation.certificates.length > 0 && random.chance(0.45)
      ? random.some(job.occupation.certificates, random.between(1, 2)).map(certificateLine)
      : [];
  const soft = random.some(job.occupation.wants, random.between(1, 3));
  const physical =
    job.occupation.physical && random.chance(0.5) ? [`able to ${job.occupation.physical}`] : [];
  const rest = [...skillLines(voice), ...soft, ...physical];
  const kept = random.some(rest, Math.max(2, count - hard.length - certificates.length));
  return random.chance(0.7)
    ? [...hard, ...certificates, ...kept]
    : random.some([...hard, ...certificates, ...kept], 99);
}

export const asItems = (voice: Voice, lines: readonly string[]): string[] => {
  const end = voice.random.chance(0.25) ? '.' : '';
  return lines.map((line) => capital(line) + end);
};

/** What would help but is not required. */
export function extraLines(voice: Voice): string[] {
  const { random, job } = voice;
  const extras = random.some(job.occupation.extras, random.between(2, 4));
  const lines: string[] = [];
  while (extras.length > 0) {
    lines.push(
      random.pick(EXTRA_LINES).replace('{skills}', series(extras.splice(0, random.between(1, 2)), 'or')),
    );
  }
  return lines;
}

export function authorizationLine(voice: Voice): string | null {
  return voice.random.chance(0.3) ? voice.random.pick(AUTHORIZATION[voice.job.country]) : null;
}
