import type { z } from 'zod';
import { MESSAGES } from '../contract/messages.ts';
import { AppError } from '../platform/app-error.ts';
import { cleanTexts } from '../platform/clean-text.ts';
import { isDocumentId } from '../platform/document-id.ts';

const WRITTEN_FOR_USERS = new Set<string>(Object.values(MESSAGES));

/** The value as parsed by the schema, with its texts cleaned; throws `invalid_request` naming every invalid field. */
export function validate(schema: z.ZodType | undefined, value: unknown, place: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(cleanTexts(value));
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    return { path: place === 'query' ? `query.${path}` : path, message: issue.message };
  });
  const first = errors[0]?.message ?? '';
  const spoken = WRITTEN_FOR_USERS.has(first) || result.error.issues[0]?.code === 'custom';
  throw new AppError('invalid_request', spoken ? first : 'Some fields aren’t filled in correctly.', {
    errors,
  });
}

/** Path parameters name documents; an invalid name is not found. */
export function validateParams(params: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'string' || !isDocumentId(value)) {
      throw new AppError('not_found', 'We couldn’t find what you’re looking for.');
    }
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
