import type { Salary } from '../../../contract/common.ts';
import type { PostingSummary } from '../../../contract/postings.ts';
import { embedText } from '../embedding/embed-text.ts';
import { jobZone } from '../embedding/job-zone.ts';
import { annualPay } from '../pay/annual-pay.ts';
import { parseLikelySalary } from '../pay/parse-salary.ts';
import { workplaceNamed } from '../places/workplace.ts';
import { normaliseTitle } from '../titles/normalise-title.ts';
import { ghostRisk, TELLING_DAYS } from './ghost-risk.ts';
import { type Risk, SHOWN_FROM, scamRisk } from './scam-risk.ts';
import type { ScamEvidence } from './scam-sign.ts';

/** What the signals read of a posting, and what else its source shows of the employer. */
export type RiskInput = {
  title: string;
  company: string;
  text: string;
  locations: readonly string[];
  salary: Salary | null;
  remote: boolean;
  /** Addresses that the posting links to besides its own page. */
  links: readonly string[];
  posted_at: string | null;
  /** How often the same job was published before. */
  reposts?: number;
} & Pick<ScamEvidence, 'has_company_profile' | 'has_company_logo' | 'has_requirements'>;

const DAY = 86_400_000;
/** Below this job zone, anyone can do the work. */
const SIMPLE_WORK = 2.6;
/** Reasons that are shown; more do not convince more. */
const MOST_REASONS = 3;

const hostOf = (link: string): string[] => {
  try {
    return [new URL(link).hostname.toLowerCase()];
  } catch {
    return [];
  }
};

type Risks = { scam: Risk; ghost: Risk };

/** Reads a posting's signs once: of them only its age changes, so its risks at a time are then a sum. */
function risksOverTime(posting: RiskInput): (at: Date) => Risks {
  const { title, text, locations, posted_at } = posting;
  const pay = annualPay(posting.salary ?? parseLikelySalary(text, null));
  const plain = normaliseTitle(title);
  const zone = plain === '' ? null : jobZone(embedText(plain));
  const highest = pay?.max ?? pay?.min ?? null;
  const scam = scamRisk({
    title,
    company: posting.company,
    text,
    yearly_dollars: pay?.currency === 'USD' && highest !== null ? highest / 100 : null,
    is_simple_work: zone !== null && zone < SIMPLE_WORK,
    remote: posting.remote || workplaceNamed(locations.join(' ; ')) === 'remote',
    hosts: [...posting.links, ...(text.match(/https?:\/\/[^\s)"'<>]+/gi) ?? [])].flatMap(hostOf),
    ...(posting.has_company_profile === undefined
      ? {}
      : { has_company_profile: posting.has_company_profile }),
    ...(posting.has_company_logo === undefined ? {} : { has_company_logo: posting.has_company_logo }),
    ...(posting.has_requirements === undefined ? {} : { has_requirements: posting.has_requirements }),
  });
  const daysAt = (at: Date) =>
    posted_at === null ? null : Math.floor((at.getTime() - Date.parse(posted_at)) / DAY);
  return (at) => ({
    scam,
    ghost: ghostRisk({
      title,
      text,
      age_days: daysAt(at),
      reposts: posting.reposts ?? 0,
      states_pay: pay !== null,
      names_place: locations.length > 0,
    }),
  });
}

/** The risks that a posting is a scam, and that nobody will be hired for it. Pure. */
export const postingRisks = (posting: RiskInput, now: Date): Risks => risksOverTime(posting)(now);

const sentence = (reasons: readonly string[]): string => {
  const some = reasons.slice(0, MOST_REASONS);
  return some.length < 2
    ? some.join('')
    : `${some.slice(0, -1).join(', ')}${some.length > 2 ? ',' : ''} and ${some.at(-1)}`;
};

/** What users are told of the risks, hedged; empty for nearly every posting. */
export function riskFlags({ scam, ghost }: Risks): PostingSummary['risk_flags'] {
  return [
    ...(scam.probability >= SHOWN_FROM
      ? [{ kind: 'scam' as const, reason: `Signs of a scam: this job ${sentence(scam.reasons)}.` }]
      : []),
    ...(ghost.probability >= SHOWN_FROM
      ? [
          {
            kind: 'ghost' as const,
            reason: `May not lead to a hire soon: this job ${sentence(ghost.reasons)}.`,
          },
        ]
      : []),
  ];
}

type RiskFlags = PostingSummary['risk_flags'];
/** What users are told from some day on. */
export type LaterFlags = { from: string; risk_flags: RiskFlags };

/** What users are told now, and what they will be as the posting ages, until it is read anew. Pure. */
export function flagsOverTime(posting: RiskInput, now: Date): { now: RiskFlags; later: LaterFlags[] } {
  const risksAt = risksOverTime(posting);
  const flags = (at: Date) => riskFlags(risksAt(at));
  const current = flags(now);
  const later: LaterFlags[] = [];
  for (const days of posting.posted_at === null ? [] : TELLING_DAYS) {
    const at = new Date(Date.parse(posting.posted_at ?? '') + days * DAY);
    if (at <= now) continue;
    const risk_flags = flags(at);
    const before = later.at(-1)?.risk_flags ?? current;
    if (JSON.stringify(risk_flags) !== JSON.stringify(before))
      later.push({ from: at.toISOString(), risk_flags });
  }
  return { now: current, later };
}

/** What users are told at a time. Pure. */
export const flagsAt = (
  stored: { risk_flags: RiskFlags; risk_flags_later?: readonly LaterFlags[] | undefined },
  now: Date,
): RiskFlags =>
  stored.risk_flags_later?.findLast(({ from }) => from <= now.toISOString())?.risk_flags ?? stored.risk_flags;
