import {
  greenhouseForms,
  type ReadPublishedForm,
} from '../modules/applications/form-preview/greenhouse-form.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import { CONFIG } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 5000;
/** A job with its text and its form; the longest seen are a tenth of it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads the forms that employers publish, at this origin of Greenhouse's API. */
export function publishedFormsAt(base_url: string): ReadPublishedForm {
  const send = createOutgoing({
    hosts: GREENHOUSE_HOSTS,
    base_url,
    timeout_ms: TIMEOUT_MS,
    max_bytes: MAX_BYTES,
  });
  return greenhouseForms(send, base_url);
}

export const readPublishedForm: ReadPublishedForm = (at) =>
  publishedFormsAt(CONFIG.greenhouse_api.value())(at);
