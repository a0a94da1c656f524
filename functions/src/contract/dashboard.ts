import { z } from 'zod';
import { ApplicationStatus, ApplicationSummary, HandOverReason } from './applications.ts';
import { Reminder } from './applications-notes.ts';
import { Outcome } from './applications-outcomes.ts';
import { QuestionGroup } from './applications-questions.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Match } from './matches.ts';
import { Search, SearchRun } from './searches.ts';
import { Wallet } from './wallet.ts';

/** How long the user must have been away for the next visit to begin. */
export const VISIT_GAP_HOURS = 4;

/** An application that cannot continue without the user. */
export const WaitingApplication = ApplicationSummary.extend({
  /** Why the user has to finish it; null unless it was handed over. */
  hand_over_reason: HandOverReason.nullable(),
});
export type WaitingApplication = z.infer<typeof WaitingApplication>;

export const getDashboard = endpoint({
  name: 'getDashboard',
  summary: 'Everything on the dashboard, in one response.',
  method: 'GET',
  path: '/api/dashboard',
  auth: 'user',
  /** A panel that could not be read is null; the others are there all the same. */
  response: z.object({
    /** When the user was last here before this visit; null on the first visit. */
    last_visit: Instant.nullable(),
    applications_by_status: z.partialRecord(ApplicationStatus, z.number().int()),
    searches: z
      .object({
        latest: Search.nullable(),
        /** Those of the last two weeks, newest first. */
        runs: z.array(SearchRun),
        /** Name of the active resume's file. Only read as long as there was no search. */
        resume_file: z.string().nullable(),
      })
      .nullable(),
    matches: z
      .object({
        /** Best first: those found since the last visit, or the best of all if there are none. Without jobs applied to. */
        items: z.array(Match),
        /** Found since the last visit, neither dismissed nor below 50; on the first visit, all. */
        new_total: z.number().int(),
        new_excellent: z.number().int(),
      })
      .nullable(),
    needs_you: z
      .object({
        /** Last changed first. */
        applications: z.array(WaitingApplication),
        /** What those with open questions ask, the question that unlocks the most applications first. */
        questions: z.array(QuestionGroup),
      })
      .nullable(),
    /** What became of the applications sent lately, as `listOutcomes` has it. */
    outcomes: z.array(Outcome).nullable(),
    /** Those that are not done, soonest first. */
    reminders: z.array(Reminder).nullable(),
    wallet: Wallet.nullable(),
  }),
});

export const recordVisit = endpoint({
  name: 'recordVisit',
  summary: `Records that the user is looking at the dashboard. A visit lasts until they have been away for ${VISIT_GAP_HOURS} hours.`,
  method: 'POST',
  path: '/api/visits',
  auth: 'user',
  affects: { nothing: 'The last visit stays the same for as long as this one lasts.' },
  success_status: 204,
});

/** Contents of the dock: work that is running or ended in the last few minutes. */
export const getActivity = endpoint({
  name: 'getActivity',
  summary: 'The running search and the running applications.',
  method: 'GET',
  path: '/api/activity',
  auth: 'user',
  response: z.object({
    search: Search.nullable(),
    applications: z.array(ApplicationSummary),
  }),
  rate_limit: 600,
});
