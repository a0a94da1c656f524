import type { StoredObject } from './object-resource.ts';
import { badRequest, preconditionFailed, StorageError } from './storage-error.ts';

/** The generation preconditions of a request, from its query string. */
export type Preconditions = {
  ifGenerationMatch?: string;
  ifGenerationNotMatch?: string;
  ifMetagenerationMatch?: string;
  ifMetagenerationNotMatch?: string;
};

const NAMES = [
  'ifGenerationMatch',
  'ifGenerationNotMatch',
  'ifMetagenerationMatch',
  'ifMetagenerationNotMatch',
] as const;

/** Reads the preconditions of a query; a value that is not an integer is a 400. */
export function readPreconditions(query: URLSearchParams): Preconditions {
  const conditions: Preconditions = {};
  for (const name of NAMES) {
    const value = query.get(name);
    if (value === null) continue;
    if (!/^\d+$/.test(value)) throw badRequest(`Invalid value for ${name}: ${value}`);
    conditions[name] = value;
  }
  return conditions;
}

/**
 * Throws 412 if a precondition fails (304 for a "not match" on a read). `ifGenerationMatch=0` means that the object
 * must not exist.
 */
export function checkPreconditions(
  conditions: Preconditions,
  object: StoredObject | undefined,
  mode: 'read' | 'write' = 'write',
): void {
  const generation = object?.generation ?? '0';
  const metageneration = object ? String(object.metageneration) : undefined;
  const notModified = () =>
    mode === 'read' ? new StorageError(304, 'notModified', 'Not modified') : preconditionFailed();
  if (conditions.ifGenerationMatch !== undefined && conditions.ifGenerationMatch !== generation)
    throw preconditionFailed();
  if (conditions.ifGenerationNotMatch !== undefined && conditions.ifGenerationNotMatch === generation)
    throw notModified();
  if (conditions.ifMetagenerationMatch !== undefined && conditions.ifMetagenerationMatch !== metageneration)
    throw preconditionFailed();
  if (
    conditions.ifMetagenerationNotMatch !== undefined &&
    conditions.ifMetagenerationNotMatch === metageneration
  )
    throw notModified();
}
