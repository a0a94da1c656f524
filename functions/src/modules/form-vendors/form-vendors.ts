import type { CaptchaKind, DriverKind } from '../../contract/admin-drivers.ts';

/** What is known of one vendor's application forms, and what may be done with them. Decision 048 has the sources. */
export type FormVendor = {
  /** Origins of its forms; `https://*.recruitee.com` stands for the hosts that it gives to employers. */
  origins: readonly string[];
  /** What follows the path of a posting in the address of its form; null if the form is on the same page. */
  form_path: string | null;
  /**
   * Whether our headless browser fills and sends its forms: `yes`, or only where the operator has found that the vendor
   * permits it. Everybody else gets the prepared answers and fills out the form in their own browser.
   */
  headless: 'yes' | 'with_permission';
  /** Challenges that were seen on its real forms; empty if none is on record, which doesn't mean that there are none. */
  captchas: readonly CaptchaKind[];
  /**
   * How its API tells whether a job is still open: by the job, or by the list of all jobs. `unasked`: its robots.txt
   * keeps everyone away from that API.
   */
  status: { by: 'job' | 'list'; unasked?: true };
};

export const FORM_VENDORS: Record<DriverKind, FormVendor> = {
  greenhouse: {
    origins: [
      'https://boards.greenhouse.io',
      'https://job-boards.greenhouse.io',
      'https://boards.eu.greenhouse.io',
      'https://job-boards.eu.greenhouse.io',
    ],
    form_path: null,
    headless: 'yes',
    captchas: ['recaptcha'],
    status: { by: 'job' },
  },
  lever: {
    origins: ['https://jobs.lever.co', 'https://jobs.eu.lever.co'],
    form_path: '/apply',
    headless: 'yes',
    captchas: ['hcaptcha'],
    status: { by: 'job' },
  },
  ashby: {
    origins: ['https://jobs.ashbyhq.com'],
    form_path: '/application',
    headless: 'yes',
    captchas: [],
    status: { by: 'list' },
  },
  smartrecruiters: {
    origins: ['https://jobs.smartrecruiters.com', 'https://careers.smartrecruiters.com'],
    // Each response names the form's address.
    form_path: null,
    headless: 'with_permission',
    captchas: ['recaptcha'],
    status: { by: 'job', unasked: true },
  },
  recruitee: {
    origins: ['https://*.recruitee.com'],
    form_path: '/c/new',
    headless: 'with_permission',
    captchas: ['hcaptcha'],
    status: { by: 'list' },
  },
  workable: {
    origins: ['https://apply.workable.com'],
    form_path: '/apply',
    headless: 'with_permission',
    captchas: ['turnstile'],
    status: { by: 'list' },
  },
  personio: {
    origins: ['https://*.jobs.personio.de', 'https://*.jobs.personio.com'],
    form_path: null,
    headless: 'with_permission',
    captchas: [],
    status: { by: 'list' },
  },
  teamtailor: {
    origins: ['https://*.teamtailor.com'],
    form_path: '/applications/new',
    headless: 'with_permission',
    captchas: [],
    status: { by: 'list' },
  },
  bamboohr: {
    origins: ['https://*.bamboohr.com'],
    // A button on the posting's page reveals it.
    form_path: null,
    headless: 'with_permission',
    captchas: ['recaptcha'],
    status: { by: 'job' },
  },
  breezy: {
    origins: ['https://*.breezy.hr'],
    form_path: '/apply',
    headless: 'with_permission',
    captchas: [],
    status: { by: 'list' },
  },
  rippling: {
    origins: ['https://ats.rippling.com'],
    form_path: '/apply',
    headless: 'with_permission',
    captchas: [],
    status: { by: 'job' },
  },
  pinpoint: {
    origins: ['https://*.pinpointhq.com'],
    form_path: '/applications/new',
    headless: 'with_permission',
    captchas: [],
    status: { by: 'list' },
  },
};

/** The address of a posting's form, made from the posting's own, with whatever its query says. */
export function formAddress(vendor: DriverKind, posting_url: string): string {
  const { form_path } = FORM_VENDORS[vendor];
  if (form_path === null || !URL.canParse(posting_url)) return posting_url;
  const url = new URL(posting_url);
  const path = url.pathname.replace(/\/$/, '');
  url.pathname = path.endsWith(form_path) ? path : `${path}${form_path}`;
  return url.href;
}
