import { readFile } from 'node:fs/promises';
import type { Express } from 'express';
import { PAY_PAGE } from '../contract/pay-ranges.ts';
import type { PageRenderer } from '../contract/rendered-pages.ts';
import { clientAddresses } from '../http/client-address.ts';
import { createPagesApp } from '../http/create-pages-app.ts';
import { firestoreRateLimiter } from '../http/rate-limit.ts';
import { answerJobPage } from '../modules/job-pages/answer-job-page.ts';
import { answerJobPicture } from '../modules/job-pages/answer-job-picture.ts';
import { answerSitemapIndex } from '../modules/job-pages/job-sitemaps.ts';
import { answerPayPage, answerPaySitemap, PAY_SITEMAP } from '../modules/pay-ranges/answer-pay-page.ts';
import { readCompany } from '../modules/postings/companies/read-company.ts';
import { readDirectory } from '../modules/postings/directory/read-directory.ts';
import { getPosting } from '../modules/postings/get-posting.ts';
import { similarPostings } from '../modules/postings/similar-postings.ts';
import { CONFIG } from '../platform/config.ts';
import type { PageAnswer } from '../platform/page-answer.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What the web app's build made for rendering; this codebase's build put it beside the bundle. */
const WEB = new URL('./web/', import.meta.url);

async function loadRenderer(): Promise<PageRenderer> {
  const [{ createRenderer }, shell] = await Promise.all([
    import(new URL('prerender.js', WEB).href),
    readFile(new URL('app.html', WEB), 'utf8'),
  ]);
  return createRenderer(shell);
}

/** The library that draws pictures loads with the first of them: pages don't need it. */
async function toPng(svg: string): Promise<Buffer> {
  const { svgToPng } = await import('../platform/svg-to-png.ts');
  return svgToPng(svg, new URL('headline.ttf', WEB));
}

/** The public pages of this project's data. */
export async function connectPages(): Promise<Express> {
  const services = servicesOn(connectPlatform());
  return pagesOn(services, { renderer: await loadRenderer(), toPng }, CONFIG.hosting_networks.value());
}

/** The public pages on these services; tests build them on the emulators. */
export function pagesOn(
  { db, clock, logger, posting, pay }: Pick<Services, 'db' | 'clock' | 'logger' | 'posting' | 'pay'>,
  { renderer, toPng }: { renderer: PageRenderer; toPng: (svg: string) => Promise<Buffer> },
  hosting_networks: string,
): Express {
  const jobs = {
    list: posting.search.list,
    countFacets: posting.search.countFacets,
    getPosting: (posting_id: string) => getPosting(posting, posting_id),
    similarPostings: (posting_id: string) => similarPostings(posting, posting_id),
    readCompany: (slug: string) => readCompany({ ...posting, clock }, slug),
    readDirectory: (group: { place?: string | undefined; title?: string | undefined }) =>
      readDirectory(posting, group),
    addresses: posting.directory,
    renderer,
    clock,
  };
  const payPages = { payRanges: pay.payRanges, renderer, clock };
  const answer = (target: string): Promise<PageAnswer> => {
    const [path, search] = [target.split('?', 1)[0], /\?.*/s.exec(target)?.[0] ?? ''];
    if (path === PAY_PAGE) return answerPayPage(payPages, search);
    if (path === PAY_SITEMAP) return answerPaySitemap(payPages);
    if (path === '/sitemap.xml') return answerSitemapIndex(jobs, [PAY_SITEMAP]);
    if (path?.startsWith('/share/')) return answerJobPicture({ ...jobs, toPng }, path);
    return answerJobPage(jobs, target);
  };
  return createPagesApp({
    answer,
    rateLimiter: firestoreRateLimiter(db, clock),
    logger,
    addressOf: clientAddresses(hosting_networks),
  });
}
