/** Where the supported application forms are published. */
const FORM_HOSTS = [
  'boards.greenhouse.io',
  'job-boards.greenhouse.io',
  'boards.eu.greenhouse.io',
  'job-boards.eu.greenhouse.io',
  'jobs.lever.co',
  'jobs.eu.lever.co',
  'jobs.ashbyhq.com',
];

/**
 * Which pages the headless browser may open: the vendors' own over HTTPS, and the configured origin of the sample
 * employers. Postings come from outside, so their links are not trusted.
 */
export function formPages(sample_employers_origin: string): (url: URL) => boolean {
  const sample = sample_employers_origin ? new URL(sample_employers_origin).origin : null;
  return (url) => {
    if (sample !== null && url.origin === sample) return true;
    return url.protocol === 'https:' && url.port === '' && FORM_HOSTS.includes(url.hostname);
  };
}
