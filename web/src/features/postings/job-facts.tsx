import type { PostingSummary } from '@contract/postings.ts';
import { EMPLOYMENT_LABEL, WORKPLACE_LABEL } from '@/domain/postings/labels.ts';
import { longOpen } from '@/domain/postings/long-open.ts';
import { levelOf } from '@/domain/postings/posting-words.ts';
import { RISK_LABEL } from '@/domain/postings/risk-labels.ts';
import { formatPay } from '@/lib/format.ts';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';

/** What a posting states and, hatched, what it leaves open. */
export function JobFacts({
  posting,
  readAt,
  all = false,
}: {
  posting: PostingSummary;
  /** When the posting was read, in ms since 1970: its age is counted from then. */
  readAt: number;
  all?: boolean;
}) {
  const pay = formatPay(posting.salary);
  const old = longOpen(posting, readAt);
  const level = levelOf(posting);
  const chips = [
    pay ? (
      <StatusChip key="pay">{pay}</StatusChip>
    ) : (
      <StatusChip key="pay" kind="unknown">
        pay not stated
      </StatusChip>
    ),
    posting.workplace ? (
      <StatusChip key="workplace">{WORKPLACE_LABEL[posting.workplace]}</StatusChip>
    ) : (
      all && (
        <StatusChip key="workplace" kind="unknown">
          location not stated
        </StatusChip>
      )
    ),
    posting.employment_type && (all || posting.employment_type !== 'full_time') && (
      <StatusChip key="employment">{EMPLOYMENT_LABEL[posting.employment_type]}</StatusChip>
    ),
    all && level && (
      <StatusChip key="seniority" {...(posting.seniority ? {} : { kind: 'unknown' as const })}>
        {level}
      </StatusChip>
    ),
    old && (
      <StatusChip key="age" kind="signal">
        {old}
      </StatusChip>
    ),
    ...posting.risk_flags.map((flag) => (
      <StatusChip key={flag.kind} kind="signal">
        {RISK_LABEL[flag.kind]}
      </StatusChip>
    )),
    posting.status === 'closed' && (
      <StatusChip key="closed" kind="missing">
        closed
      </StatusChip>
    ),
  ];
  return <ChipRow label="Facts">{chips.filter((chip) => chip !== false && chip !== null)}</ChipRow>;
}
