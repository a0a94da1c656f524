/** What a client may set on an object; the field names are those of the JSON API. */
export type ObjectFields = {
  contentType?: string;
  contentEncoding?: string;
  contentDisposition?: string;
  contentLanguage?: string;
  cacheControl?: string;
  customTime?: string;
  storageClass?: string;
  temporaryHold?: boolean;
  eventBasedHold?: boolean;
  metadata?: Record<string, string>;
};

/** The record stored for an object, beside its bytes. */
export type StoredObject = ObjectFields & {
  bucket: string;
  name: string;
  /** Microseconds, strictly increasing over all objects. */
  generation: string;
  metageneration: number;
  size: number;
  md5Hash: string;
  crc32c: string;
  timeCreated: string;
  updated: string;
};

const TEXT_FIELDS = [
  'contentType',
  'contentEncoding',
  'contentDisposition',
  'contentLanguage',
  'cacheControl',
  'customTime',
  'storageClass',
] as const;
const FLAG_FIELDS = ['temporaryHold', 'eventBasedHold'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies a JSON metadata body as the JSON API's patch does: absent keeps, null removes. */
export function mergeFields(current: ObjectFields, patch: unknown): ObjectFields {
  const next: ObjectFields = { ...current };
  if (!isRecord(patch)) return next;
  for (const field of TEXT_FIELDS) {
    const value = patch[field];
    if (value === null) delete next[field];
    else if (typeof value === 'string') next[field] = value;
  }
  for (const field of FLAG_FIELDS) {
    const value = patch[field];
    if (value === null) delete next[field];
    else if (typeof value === 'boolean') next[field] = value;
  }
  if (patch.metadata === null) delete next.metadata;
  if (isRecord(patch.metadata)) {
    const metadata = { ...next.metadata };
    for (const [key, value] of Object.entries(patch.metadata)) {
      if (value === null) delete metadata[key];
      else metadata[key] = String(value);
    }
    next.metadata = metadata;
  }
  return next;
}

/** The `storage#object` resource that clients read. */
export function toResource(object: StoredObject, origin: string): Record<string, unknown> {
  const { bucket, name, generation } = object;
  const link = `${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;
  const etag = Buffer.from(`${generation}/${object.metageneration}`).toString('base64');
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    selfLink: link,
    mediaLink: `${origin}/download/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?generation=${generation}&alt=media`,
    ...object,
    metageneration: String(object.metageneration),
    size: String(object.size),
    storageClass: object.storageClass ?? 'STANDARD',
    timeStorageClassUpdated: object.timeCreated,
    timeFinalized: object.timeCreated,
    etag,
  };
}
