import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vendor } from './board-file.ts';
import { COMPANIES, type Company } from './generator/companies.ts';
import {
  companyFor,
  type GeneratedPosting,
  type GeneratorOptions,
  generatePosting,
} from './generator/generate-posting.ts';
import type { Occupation } from './generator/occupation.ts';
import { OCCUPATIONS } from './generator/occupations/all.ts';

const SEED = 'huntwell';

let source: string | undefined;

/** Digest of the code that makes the answers: another generator may make others of the same options. */
function generatorDigest(): string {
  if (source) return source;
  const hash = createHash('sha256');
  const files = globSync(['generator/**/*.ts', '*-json.ts', 'vendors/*.ts'], { cwd: import.meta.dirname });
  for (const file of files.sort()) hash.update(readFileSync(join(import.meta.dirname, file)));
  source = hash.digest('base64url');
  return source;
}

/** The options of this week: postings are dated anew each Monday, so that they are always fresh and seldom change. */
export function thisWeek(now: Date, employers_origin: string): GeneratorOptions {
  const monday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return { seed: SEED, seed_date: monday.toISOString(), employers_origin };
}

type Place = { occupation: Occupation; number: number };

let index: Map<string, Place[]> | undefined;

/** Which postings are on which company's board. It depends only on the seed, so it is computed once. */
function postingsByCompany(): Map<string, Place[]> {
  if (index) return index;
  const made = new Map<string, Place[]>(COMPANIES.map(({ slug }) => [slug, []]));
  const options = thisWeek(new Date(0), 'http://localhost');
  for (const occupation of OCCUPATIONS) {
    for (let number = 1; number <= occupation.count; number += 1) {
      made.get(companyFor(options, occupation, number).slug)?.push({ occupation, number });
    }
  }
  index = made;
  return made;
}

/** The boards of invented employers at a vendor. */
export const generatedBoards = (vendor: Vendor): Company[] =>
  COMPANIES.filter((company) => company.vendor === vendor);

/** Equal for equal answers, without generating any: the postings follow from the options alone. */
export const versionOf = (board: string, options: GeneratorOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([generatorDigest(), board, options]))
    .digest('base64url');

/** The jobs on the board of an invented employer. */
export function generatedPostings(board: string, options: GeneratorOptions): GeneratedPosting[] {
  const places = postingsByCompany().get(board) ?? [];
  return places.map(({ occupation, number }) => generatePosting(options, occupation, number));
}

/** What aggregators have: the postings of a few employers, newest first. */
export function aggregatedPostings(options: GeneratorOptions): GeneratedPosting[] {
  return COMPANIES.filter((_, at) => at % 20 === 0)
    .flatMap(({ slug }) => generatedPostings(slug, options))
    .sort((one, other) => other.posted_at.getTime() - one.posted_at.getTime());
}
