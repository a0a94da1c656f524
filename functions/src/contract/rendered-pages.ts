import type { JobPageAnswers } from './job-pages.ts';
import type { PayPageAnswers } from './pay-ranges.ts';
import type { Posting } from './postings.ts';

/** Answers of the API that a page shows first; each page has its own of them. */
export type PageAnswers = JobPageAnswers & PayPageAnswers;

/** A page for the web app to render at run time. */
export type RenderedPage = {
  path: string;
  /** The address's query, with its question mark; empty without one. */
  search: string;
  answers: PageAnswers;
  /** When the answers were true, in ms since 1970; ages on the page are counted from it. */
  answered_at: number;
};

/** What the picture of a job shows. */
export type PicturedJob = Pick<Posting, 'id' | 'title' | 'company' | 'locations' | 'salary'>;

/** An address in a sitemap; `changed` is a day, `YYYY-MM-DD`. */
export type SitemapEntry = { path: string; changed?: string | undefined };

/** What the web app's build renders at run time. */
export type PageRenderer = {
  /** Complete HTML of a page; of the 404 page if there is none at the path. */
  renderPage(page: RenderedPage): Promise<string>;
  /** The picture for links to a job, as SVG with text in the font `headline.ttf` beside the renderer; null if it lacks a character. */
  jobPicture(job: PicturedJob): string | null;
  /** The sitemap index of the whole site. @param sitemaps paths of the sitemaps that are made at run time */
  sitemapIndex(sitemaps: readonly string[]): string;
  sitemap(entries: readonly SitemapEntry[]): string;
};
