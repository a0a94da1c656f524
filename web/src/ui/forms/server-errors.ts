import { ApiError } from '@/lib/api-error.ts';

export type ServerErrors = {
  /** A message for each field that the server named. */
  fields: { name: string; message: string }[];
  /** Whether something remains that no field can show. */
  rest: boolean;
};

/**
 * The server's errors by field.
 * @param names names of the form's fields; an error at `links.github` belongs to the field `links`
 * @param fieldAt maps a path to its field if the request body isn't shaped like the form
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
