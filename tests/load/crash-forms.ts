import type { Vendor } from '../../emulators/employers/job.ts';
import type { ApplicationStatus } from '../../functions/src/contract/applications.ts';

/** A kind of form that applications go through while workers die. */
export type CrashForm = {
  name: string;
  vendor: Exclude<Vendor, 'company'>;
  query: string;
  /** Where an application ends if nothing happens to its worker. */
  ends: ApplicationStatus;
};

/** One form of each family of drivers, and of each end that a click can have. */
export const CRASH_FORMS: readonly CrashForm[] = [
  { name: 'one page', vendor: 'lever', query: '?ask=none&location=no', ends: 'submitted' },
  {
    name: 'several steps',
    vendor: 'smartrecruiters',
    query: '?ask=work_authorization&phone_required=yes',
    ends: 'submitted',
  },
  {
    name: 'read and sent through an API',
    vendor: 'ashby',
    query: '?ask=work_authorization&location=no',
    ends: 'submitted',
  },
  {
    name: 'verification code',
    vendor: 'greenhouse',
    query: '?ask=none&location=no&trap=email_code',
    ends: 'handed_over',
  },
  { name: 'unconfirmed', vendor: 'recruitee', query: '?ask=none&trap=confirm_lost', ends: 'unconfirmed' },
];
