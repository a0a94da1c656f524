import { greenhouseForms } from '../modules/applications/form-preview/greenhouse-form.ts';
import type { ReadPublishedForm } from '../modules/applications/form-preview/published-at.ts';
import { recruiteeForms } from '../modules/applications/form-preview/recruitee-form.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import { RECRUITEE_API, RECRUITEE_HOSTS } from '../modules/postings/sources/recruitee-api.ts';
import { CONFIG } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import { addressesAt } from './job-sources.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 5000;
/** A job with its text and its form, or all jobs of a site; the longest seen are a tenth of it. */
const MAX_BYTES = { job: 2 * 1024 * 1024, site: 12 * 1024 * 1024 };

function sendTo(hosts: readonly string[], base_url: string, max_bytes: number) {
  // An address with `{board}` in its host is the vendor's own, which `hosts` covers.
  const own = URL.canParse(base_url) ? { base_url } : {};
  return createOutgoing({ hosts, ...own, timeout_ms: TIMEOUT_MS, max_bytes });
}

/** Reads the forms that employers publish, at these addresses of the vendors' APIs. */
export function publishedFormsAt(addresses: { greenhouse: string; recruitee: string }): ReadPublishedForm {
  const { greenhouse, recruitee } = addresses;
  const readers = {
    greenhouse: greenhouseForms(sendTo(GREENHOUSE_HOSTS, greenhouse, MAX_BYTES.job), greenhouse),
    recruitee: recruiteeForms(sendTo(RECRUITEE_HOSTS, recruitee, MAX_BYTES.site), recruitee),
  };
  return (at) => readers[at.vendor](at);
}

let configured: ReadPublishedForm | undefined;

export const readPublishedForm: ReadPublishedForm = (at) => {
  const origin = CONFIG.job_boards_origin.value();
  configured ??= publishedFormsAt({
    greenhouse: CONFIG.greenhouse_api.value(),
    recruitee: (origin === '' ? undefined : addressesAt(origin).recruitee) ?? RECRUITEE_API,
  });
  return configured(at);
};
