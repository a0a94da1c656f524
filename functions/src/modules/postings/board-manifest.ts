/**
 * One posting of a board: its document, the digest of its content, the first run that missed it, and the digest of what
 * the list says of it if its details are read one by one.
 */
export type ManifestEntry = { id: string; hash: string; missed_in: string | null; listing?: string };
/** All open postings of a board, by external id. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** One JSON text instead of thousands of map fields: it is only read and written whole. */
export function encodeManifest(manifest: Manifest): string {
  return JSON.stringify(
    [...manifest].map(([external_id, { id, hash, missed_in, listing }]) => [
      external_id,
      id,
      hash,
      missed_in,
      ...(listing === undefined ? [] : [listing]),
    ]),
  );
}

export function decodeManifest(text: string): Manifest {
  const rows = JSON.parse(text) as [string, string, string, string | null, string?][]; // only encodeManifest writes it
  return new Map(
    rows.map(([external_id, id, hash, missed_in, listing]) => [
      external_id,
      { id, hash, missed_in, ...(listing === undefined ? {} : { listing }) },
    ]),
  );
}
