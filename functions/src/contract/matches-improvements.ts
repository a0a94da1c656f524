import { z } from 'zod';
import { CountryCode, Currency, Workplace } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Score } from './matches.ts';
import { ExperienceBand } from './profile.ts';

/** The score with this one fact changed and everything else as it is; always higher than the present score. */
const to = z.number().int().min(1).max(100);

/** A fact in the user's profile or resume that would raise the score of a posting, if it is true. */
export const Improvement = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('skill'), to, skill: z.string(), required: z.boolean() }),
  /** The posting's title among the wanted ones. */
  z.object({ fact: z.literal('title'), to, title: z.string() }),
  z.object({ fact: z.literal('experience'), to, band: ExperienceBand }),
  z.object({
    fact: z.literal('workplace'),
    to,
    workplace: Workplace.exclude(['onsite']).or(z.literal('any')),
  }),
  z.object({ fact: z.literal('place'), to, place: z.string() }),
  /** A minimum pay of at most this much a year, in minor units. */
  z.object({ fact: z.literal('pay'), to, amount: z.number().int(), currency: Currency }),
  z.object({ fact: z.literal('work_authorization'), to, countries: z.array(CountryCode) }),
  z.object({ fact: z.literal('sponsorship'), to }),
  z.object({ fact: z.literal('licence'), to, licence: z.string() }),
  z.object({
    fact: z.literal('degree'),
    to,
    degree: z.enum(['high_school', 'associate', 'bachelor', 'master', 'doctorate']),
  }),
  z.object({ fact: z.literal('language'), to, language: z.string() }),
]);
export type Improvement = z.infer<typeof Improvement>;

/** What the posting leaves open, with the score if it turned out as the user would have it. */
export const Unstated = z.object({ fact: z.enum(['pay', 'place', 'experience']), to });
export type Unstated = z.infer<typeof Unstated>;

export const getImprovements = endpoint({
  name: 'getImprovements',
  summary: 'What would raise the user’s score for this posting, each with the score it would lead to.',
  method: 'GET',
  path: '/api/matches/:posting_id/improvements',
  auth: 'user',
  response: z.object({
    /** With the profile and resume as they are now; may differ from the score of the latest search. */
    score: Score.shape.score,
    /** The highest first; empty if no single fact would raise the score. */
    improvements: z.array(Improvement),
    unstated: z.array(Unstated),
  }),
  errors: ['not_found'],
  rate_limit: 120,
});
