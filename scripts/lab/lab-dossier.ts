import type { Dossier } from '@huntwell/filler';
import { Draft } from './dossier/draft.ts';
import { isRow } from './dossier/values.ts';

/**
 * Reads a dossier, whoever wrote it: our own shape (see CONTRIBUTING.md), a profile of the API, or flat and nested names
 * that are usual elsewhere. What is not understood is ignored, never guessed at.
 */
export function readLabDossier(value: unknown): Dossier {
  if (!isRow(value)) throw new Error('A dossier is a JSON object: {"full_name": "…", "email": "…"}.');
  const draft = new Draft();
  // The posting and the country first: they say what the answers refer to.
  const { answers, ...rest } = value;
  draft.read(rest);
  draft.read({ answers });
  return draft.finish();
}
