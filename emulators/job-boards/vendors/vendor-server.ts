import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Board, Job } from '../board.ts';

/** Answers 304 if the client has this version of the board; otherwise sets its ETag. */
export function isUnchanged({ version }: Board, req: Request, res: Response): boolean {
  // Without a version, Express computes an ETag of the response and compares it itself.
  if (version === null) return false;
  res.set('etag', `W/"${createHash('sha256').update(`${version} ${req.originalUrl}`).digest('base64url')}"`);
  if (!req.fresh) return false;
  res.status(304).end();
  return true;
}

export function wholeNumber(value: unknown, fallback: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
}

/** The job with an id, or undefined. */
export const jobWith = (board: Board | undefined, name: string, id: string): Job | undefined =>
  board?.jobs().find((job) => String(job[name]) === id);

/** Without some of its fields: lists of several vendors say less than single jobs. */
export function without(job: Job, ...names: string[]): Job {
  return Object.fromEntries(Object.entries(job).filter(([name]) => !names.includes(name)));
}

/** Sends a client to the vendor's own website, as several do for names that they don't have. */
export function toVendorSite(req: Request, res: Response): void {
  res.redirect(302, `${req.baseUrl}/website`);
}

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
