import type { ApplicationStatus } from '@contract/applications.ts';
import type { ApplyKind, SourceName } from '@contract/postings.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

/** `ready_for_review` as people read it: `Ready for review`. */
export function words(name: string): string {
  const spaced = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const FORM_NAMES: Record<ApplyKind | SourceName, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  recruitee: 'Recruitee',
  workable: 'Workable',
  personio: 'Personio',
  teamtailor: 'Teamtailor',
  bamboohr: 'BambooHR',
  breezy: 'Breezy HR',
  rippling: 'Rippling',
  pinpoint: 'Pinpoint',
  remotive: 'Remotive',
  remoteok: 'Remote OK',
  arbeitnow: 'Arbeitnow',
  themuse: 'The Muse',
  usajobs: 'USAJOBS',
  adzuna: 'Adzuna',
  external: 'Employer’s own site',
};

const CHIPS: Partial<Record<ApplicationStatus, ChipKind>> = {
  submitted: 'ok',
  interviewing: 'ok',
  offer: 'ok',
  accepted: 'ok',
  failed: 'missing',
  rejected: 'missing',
  unconfirmed: 'unknown',
  needs_input: 'signal',
  ready_for_review: 'signal',
  handed_over: 'signal',
};

export const statusChip = (status: ApplicationStatus): ChipKind => CHIPS[status] ?? 'neutral';

/** Share as a percentage without decimals: `0.5` → `50%`. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
