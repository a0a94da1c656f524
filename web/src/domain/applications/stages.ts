import { type ApplicationStatus, UserSetStatus } from '@contract/applications.ts';

/** The stages that the board and the dashboard group applications by. Every status belongs to exactly one stage. */
export const STAGES = [
  {
    id: 'needs_you',
    title: 'Needs you',
    short: 'Needs you',
    empty: 'Questions and forms to finish show up here.',
    statuses: ['needs_input', 'handed_over', 'failed', 'unconfirmed'],
  },
  {
    id: 'review',
    title: 'Ready to review',
    short: 'To review',
    empty: 'Applications to review before we send them show up here.',
    statuses: ['ready_for_review', 'queued', 'preparing'],
  },
  {
    id: 'sent',
    title: 'Sent',
    short: 'Sent',
    empty: 'Applications you’ve sent show up here.',
    statuses: ['submitted', 'submitting'],
  },
  {
    id: 'interviewing',
    title: 'Interviewing',
    short: 'Interviewing',
    empty: 'Interviews you mark show up here.',
    statuses: ['interviewing'],
  },
  {
    id: 'offer',
    title: 'Offer',
    short: 'Offer',
    empty: 'Offers you mark show up here.',
    statuses: ['offer', 'accepted'],
  },
  {
    id: 'closed',
    title: 'Closed',
    short: 'Closed',
    empty: 'Closed applications show up here.',
    statuses: ['rejected', 'withdrawn', 'closed_by_employer'],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  short: string;
  empty: string;
  statuses: readonly ApplicationStatus[];
}[];

export type Stage = (typeof STAGES)[number];
export type StageId = Stage['id'];

const STAGE_OF = new Map<ApplicationStatus, Stage>(
  STAGES.flatMap((stage) => stage.statuses.map((status) => [status, stage] as const)),
);

export function stageOf(status: ApplicationStatus): Stage {
  return STAGE_OF.get(status) ?? STAGES[0];
}

/** The statuses in a stage that the user can set, in the order they are offered. */
export function settableIn(stage: Stage): UserSetStatus[] {
  const statuses: readonly ApplicationStatus[] = stage.statuses;
  return UserSetStatus.options.filter((status) => statuses.includes(status));
}
