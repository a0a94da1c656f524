import type { ZodType } from 'zod';
import { ApiError } from './api-error.ts';

/** A sentence for each field of a form that is not right. */
export type FieldErrors = Record<string, string>;

function firstOfEach(issues: { field: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of issues) errors[field] ??= message;
  return errors;
}

/** What the contract has against a body, before it is sent; empty when nothing. */
export function refusedFields(schema: ZodType, body: unknown): FieldErrors {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return firstOfEach(issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })));
}

/** What the server had against the fields of a body. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return firstOfEach(error.errors.map(({ path, message }) => ({ field: path.split('.')[0] ?? '', message })));
}

/** Puts the person where the first error is; fields are found by their name. */
export function focusFirst(errors: FieldErrors, form: ParentNode = document): void {
  const fields = [...form.querySelectorAll<HTMLElement>('input[name], textarea[name]')];
  fields.find((field) => errors[field.getAttribute('name') ?? ''] !== undefined)?.focus();
}
