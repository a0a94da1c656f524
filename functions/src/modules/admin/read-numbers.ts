import type { AdminNumbers, DriverNumbers } from '../../contract/admin.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, UserSetStatus } from '../../contract/applications.ts';
import { ApplyKind } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NumbersRepository, Span } from './numbers.repository.ts';

const DAY_MS = 24 * 3600_000;
const DAYS = 14;
const DRIVER_DAYS = 30;
const GRANTS = ['sign_up_grant', 'purchase', 'subscription_grant', 'admin_grant', 'refund_reversal'] as const;

/** The UTC day of an instant. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** From midnight to midnight UTC. */
export function spanOf(date: string): Span {
  const from = new Date(`${date}T00:00:00.000Z`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** The `count` days ending with this one, oldest first. */
export function daysUntil(date: string, count: number): string[] {
  const last = spanOf(date).from.getTime();
  return Array.from({ length: count }, (_, at) => dayOf(new Date(last - (count - 1 - at) * DAY_MS)));
}

/** Share of successful outcomes; null if there are none yet. */
export function successRate(ends: Omit<DriverNumbers, 'kind' | 'success_rate'>): number | null {
  const all = ends.submitted + ends.unconfirmed + ends.handed_over + ends.failed;
  return all === 0 ? null : ends.submitted / all;
}

/** The figures of one day, today by default. Null for what nothing counts. */
export async function readNumbers(
  deps: { numbers: NumbersRepository; revenue: (from: Date, to: Date) => Promise<number>; clock: Clock },
  asked: string | undefined,
): Promise<AdminNumbers> {
  const { numbers } = deps;
  const date = asked ?? dayOf(deps.clock());
  const span = spanOf(date);
  const [
    sign_ups,
    searches,
    failed_searches,
    queued,
    moved,
    now,
    own,
    drivers,
    granted,
    spent,
    days,
    failures,
    revenue,
  ] = await Promise.all([
    numbers.signUps(span),
    numbers.searches(span),
    numbers.failedSearches(span),
    numbers.applications(span),
    byStatus(APPLICATION_STATUSES, (status) => numbers.moves(status, span)),
    byStatus(APPLICATION_STATUSES, (status) => numbers.applicationsIn(status)),
    Promise.all([
      numbers.ownApplications(span),
      byStatus(UserSetStatus.options, (status) => numbers.ownApplicationsIn(status)),
    ]),
    Promise.all(ApplyKind.options.map((kind) => readDriver(numbers, kind, span))),
    sum(GRANTS.map((kind) => numbers.credits(kind, span))),
    numbers.credits('spend', span),
    Promise.all(daysUntil(date, DAYS).map((day) => readDay(numbers, day))),
    Promise.all([numbers.failedBoards(), numbers.failedConversions(span)]),
    deps.revenue(span.from, span.to),
  ]);
  const [boards, conversions] = failures;
  return {
    date,
    sign_ups,
    searches: { started: searches, failed: failed_searches },
    applications: { queued, moved, now },
    own_applications: { added: own[0], now: own[1] },
    drivers,
    credits: { granted, spent },
    revenue,
    errors: {
      searches: failed_searches,
      applications: moved.failed ?? 0,
      boards,
      conversions,
      // Only Cloud Logging counts these.
      api: null,
    },
    days,
  };
}

async function readDay(numbers: NumbersRepository, date: string): Promise<AdminNumbers['days'][number]> {
  const span = spanOf(date);
  const [sign_ups, searches, applications] = await Promise.all([
    numbers.signUps(span),
    numbers.searches(span),
    numbers.applications(span),
  ]);
  return { date, sign_ups, searches, applications };
}

async function readDriver(
  numbers: NumbersRepository,
  kind: DriverNumbers['kind'],
  day: Span,
): Promise<DriverNumbers> {
  const span = { from: new Date(day.to.getTime() - DRIVER_DAYS * DAY_MS), to: day.to };
  const [submitted, unconfirmed, handed_over, failed] = await Promise.all([
    numbers.proven(kind, span),
    numbers.throughForm(kind, 'unconfirmed', span),
    numbers.throughForm(kind, 'handed_over', span),
    numbers.throughForm(kind, 'failed', span),
  ]);
  const ends = { submitted, unconfirmed, handed_over, failed };
  return { kind, ...ends, success_rate: successRate(ends) };
}

async function byStatus(
  statuses: readonly ApplicationStatus[],
  count: (status: ApplicationStatus) => Promise<number>,
): Promise<AdminNumbers['applications']['now']> {
  const counted = await Promise.all(statuses.map(async (status) => [status, await count(status)] as const));
  return Object.fromEntries(counted.filter(([, number]) => number > 0));
}

async function sum(counts: Promise<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}
