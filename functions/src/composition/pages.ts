import { readFile } from 'node:fs/promises';
import type { Express } from 'express';
import type { JobPageRenderer } from '../contract/job-pages.ts';
import { clientAddresses } from '../http/client-address.ts';
import { createPagesApp } from '../http/create-pages-app.ts';
import { firestoreRateLimiter } from '../http/rate-limit.ts';
import { answerJobPage } from '../modules/job-pages/answer-job-page.ts';
import { readDirectory } from '../modules/postings/directory/read-directory.ts';
import { getPosting } from '../modules/postings/get-posting.ts';
import { similarPostings } from '../modules/postings/similar-postings.ts';
import { CONFIG } from '../platform/config.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What the web app's build made for rendering; this codebase's build put it beside the bundle. */
async function loadRenderer(): Promise<JobPageRenderer> {
  const [{ createRenderer }, shell] = await Promise.all([
    import(new URL('./web/prerender.js', import.meta.url).href),
    readFile(new URL('./web/app.html', import.meta.url), 'utf8'),
  ]);
  return createRenderer(shell);
}

/** The public pages of this project's jobs. */
export async function connectPages(): Promise<Express> {
  const services = servicesOn(connectPlatform());
  return pagesOn(services, await loadRenderer(), CONFIG.hosting_networks.value());
}

/** The public pages on these services; tests build them on the emulators. */
export function pagesOn(
  { db, clock, logger, posting }: Pick<Services, 'db' | 'clock' | 'logger' | 'posting'>,
  renderer: JobPageRenderer,
  hosting_networks: string,
): Express {
  const deps = {
    list: posting.postings.list,
    getPosting: (posting_id: string) => getPosting(posting, posting_id),
    similarPostings: (posting_id: string) => similarPostings(posting, posting_id),
    readDirectory: (group: { place?: string | undefined; title?: string | undefined }) =>
      readDirectory(posting, group),
    addresses: posting.directory,
    renderer,
    clock,
  };
  return createPagesApp({
    answer: (url) => answerJobPage(deps, url),
    rateLimiter: firestoreRateLimiter(db, clock),
    logger,
    addressOf: clientAddresses(hosting_networks),
  });
}
