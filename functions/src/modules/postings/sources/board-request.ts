import type { z } from 'zod';
import { PRODUCT_NAME } from '../../../contract/brand.ts';
import type { OutgoingAnswer, OutgoingFetch } from '../../../platform/outgoing.ts';
import type { PartFailure } from './job-source.ts';

/** A board cannot be read now, or is gone for good. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  readonly gone: boolean;

  constructor(message: string, gone: boolean) {
    super(message);
    this.gone = gone;
  }
}

/** Reads one JSON answer of a job-board API. Items that do not fit the schema are the caller's to judge. */
export async function requestJson<S extends z.ZodType>(
  send: OutgoingFetch,
  url: string,
  schema: S,
): Promise<z.output<S>> {
  const answer: OutgoingAnswer = await send(url, {
    headers: { accept: 'application/json', 'user-agent': `${PRODUCT_NAME} job search` },
  });
  if (answer.status === 404 || answer.status === 410) throw new BoardError('no such board', true);
  if (answer.status !== 200) throw new BoardError(`answered ${answer.status}`, false);
  let json: unknown;
  try {
    json = JSON.parse(answer.text);
  } catch {
    throw new BoardError('did not answer JSON', false);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new BoardError('answered in an unknown form', false);
  return parsed.data;
}

/** Name of the vendor and board, as external ids and failure reports begin. */
export const prefixOf = (board: string): string => `${board}/`;

export function failureOf(board: string, error: unknown): PartFailure {
  const message = error instanceof Error ? error.message : String(error);
  return {
    external_id_prefix: prefixOf(board),
    reason: `${board}: ${message}`,
    gone: error instanceof BoardError && error.gone,
  };
}

/** An instant as ISO 8601 in UTC; null for what is no date. */
export function instantOf(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A web address that may be shown as a link, or null. */
export function webUrl(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}
