import { ApiError } from '@/lib/api-error.ts';

export type ServerErrors = {
  /** A sentence for each field that the server named, by the field's name. */
  fields: { name: string; message: string }[];
  /** Whether something is left that no field can show. */
  rest: boolean;
};

/**
 * What the server had against a form.
 * @param names of the form's fields; an error at `links.github` belongs to the field `links`
 * @param fieldAt finds the field of a path where the body is not shaped like the form
 */
export function serverErrors(
  error: unknown,
  names: readonly string[],
  fieldAt: (path: string) => string = (path) => path,
): ServerErrors {
  if (!(error instanceof ApiError) || error.errors.length === 0) return { fields: [], rest: true };
  const found = error.errors.map(({ path, message }) => ({ name: fieldAt(path), message }));
  const fields = found.filter(({ name }) => names.some((one) => name === one || name.startsWith(`${one}.`)));
  return { fields, rest: fields.length < found.length };
}
