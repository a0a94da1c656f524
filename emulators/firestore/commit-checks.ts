import { invalid } from './status.ts';
import type { Write } from './wire.ts';

const maxTransforms = 500;
const maxCommitBytes = 10 * 1024 * 1024;

type Seen = { deleted: boolean; written: boolean; transforms: number };

/**
 * Limits that span all writes of one commit: which may follow each other on the same document, and their total size.
 */
export class CommitChecks {
  readonly #seen = new Map<string, Seen>();
  #bytes = 0;

  /** Throws INVALID_ARGUMENT for a write that may not follow the earlier ones on the same document. */
  add(path: string, write: Write): void {
    const before = this.#seen.get(path) ?? { deleted: false, written: false, transforms: 0 };
    const { exists } = write.currentDocument ?? {};
    const isUpdate = !write.delete && !write.verify;
    // https://cloud.google.com/datastore/docs/reference/data/rpc/google.datastore.v1#commitrequest
    if (isUpdate && before.deleted && exists === true)
      throw invalid('A commit cannot update a document that it has deleted before.');
    if (isUpdate && before.written && exists === false)
      throw invalid('A commit cannot create a document that it has written before.');
    const transforms =
      before.transforms +
      (write.updateTransforms?.length ?? 0) +
      (write.transform?.fieldTransforms?.length ?? 0);
    if (transforms > maxTransforms)
      throw invalid(`A commit takes at most ${maxTransforms} field transforms on one document.`);
    this.#seen.set(path, {
      deleted: write.verify ? before.deleted : Boolean(write.delete),
      written: write.verify ? before.written : isUpdate,
      transforms,
    });
  }

  /** Adds the size of a stored document. Throws INVALID_ARGUMENT when the commit stores too much. */
  addBytes(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > maxCommitBytes) throw invalid('Transaction too big. Decrease transaction size.');
  }
}
