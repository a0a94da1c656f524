import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readJsonOrSetAside, removeTempFiles, syncFolder, writeFileAtomic } from '../support/atomic-file.ts';
import { crc32c, md5 } from './checksums.ts';
import { mergeFields, type ObjectFields, type StoredObject } from './object-resource.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';
import { badRequest, bucketNotFound, notFound, StorageError } from './storage-error.ts';

/** A bucket as stored. */
export type StoredBucket = { name: string; location: string; timeCreated: string };

type Bucket = { record: StoredBucket; objects: Map<string, StoredObject> };

const BUCKET_NAME = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

/**
 * Buckets and objects on disk, with an index in memory.
 *
 * `<data>/<bucket>/bucket.json`; for each object `<hash of its name>.json` (the record) and `<hash>.<generation>.data`
 * (the bytes). The record is written last and names the generation, so replacing it is the commit: after a crash an
 * object is either the old or the new one. Names are hashed because object names may contain slashes and dots, and be
 * longer than file names can be.
 */
export class ObjectStore {
  readonly #dataDir: string;
  readonly #buckets = new Map<string, Bucket>();
  #lastGeneration = 0n;
  /** Writes run one after another, so that nothing comes between a precondition and its write. */
  #tail: Promise<unknown> = Promise.resolve();

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async open(dataDir: string): Promise<ObjectStore> {
    const store = new ObjectStore(dataDir);
    await mkdir(dataDir, { recursive: true });
    for (const entry of await readdir(dataDir, { withFileTypes: true })) {
      if (entry.isDirectory()) await store.#loadBucket(path.join(dataDir, entry.name));
    }
    return store;
  }

  buckets(): StoredBucket[] {
    return [...this.#buckets.values()].map((bucket) => bucket.record);
  }

  bucket(name: string): StoredBucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw bucketNotFound();
    return bucket.record;
  }

  createBucket(name: string, location = 'US'): Promise<StoredBucket> {
    return this.#exclusive(async () => {
      if (this.#buckets.has(name))
        throw new StorageError(
          409,
          'conflict',
          'Your previous request to create the named bucket succeeded and you already own it.',
        );
      return (await this.#makeBucket(name, location)).record;
    });
  }

  deleteBucket(name: string): Promise<void> {
    return this.#exclusive(async () => {
      const bucket = this.#buckets.get(name);
      if (!bucket) throw bucketNotFound();
      if (bucket.objects.size > 0)
        throw new StorageError(409, 'conflict', 'The bucket you tried to delete is not empty.');
      this.#buckets.delete(name);
      await rm(this.#folder(name), { recursive: true, force: true });
      await syncFolder(this.#dataDir);
    });
  }

  /** The current object; 404 for any other `generation`, as old generations are not stored. */
  find(bucketName: string, name: string, generation?: string | null): StoredObject {
    const object = this.#buckets.get(bucketName)?.objects.get(name);
    if (!object || (generation && generation !== object.generation))
      throw notFound(`${bucketName}/${name}${generation ? `#${generation}` : ''}`);
    return object;
  }

  has(bucketName: string, name: string): boolean {
    return this.#buckets.get(bucketName)?.objects.has(name) ?? false;
  }

  /** Objects of a bucket in the order of their UTF-8 names, as Cloud Storage lists them. */
  list(bucketName: string): StoredObject[] {
    const objects = [...(this.#buckets.get(bucketName)?.objects.values() ?? [])];
    return objects.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  }

  /** An object with its bytes, after `check` (a failed precondition throws there). */
  async read(
    bucketName: string,
    name: string,
    generation: string | null,
    check: (object: StoredObject) => void = () => undefined,
  ): Promise<{ object: StoredObject; content: Buffer }> {
    const object = this.find(bucketName, name, generation);
    check(object);
    try {
      return { object, content: await readFile(this.#dataFile(object)) };
    } catch (error) {
      // Replaced or deleted between lookup and read: look it up again.
      if (this.#buckets.get(bucketName)?.objects.get(name) === object) throw error;
      return this.read(bucketName, name, generation, check);
    }
  }

  /**
   * Stores an object. A missing bucket is created, as in Firebase's own storage emulator: in production the project's
   * bucket always exists. A wrong declared checksum is a 400 and nothing is stored.
   */
  put(
    bucketName: string,
    name: string,
    content: Buffer,
    fields: ObjectFields,
    conditions: Preconditions = {},
    declared: { md5Hash?: string; crc32c?: string } = {},
  ): Promise<StoredObject> {
    return this.#exclusive(async () => {
      checkName(name);
      const previous = this.#buckets.get(bucketName)?.objects.get(name);
      checkPreconditions(conditions, previous);
      const sums = { md5Hash: md5(content), crc32c: crc32c(content) };
      for (const kind of ['md5Hash', 'crc32c'] as const) {
        if (declared[kind] && declared[kind] !== sums[kind])
          throw badRequest(
            `Provided ${kind} "${declared[kind]}" doesn't match calculated ${kind} "${sums[kind]}".`,
          );
      }
      const bucket = this.#buckets.get(bucketName) ?? (await this.#makeBucket(bucketName, 'US'));
      const now = new Date().toISOString();
      const object: StoredObject = {
        ...fields,
        contentType: fields.contentType ?? 'application/octet-stream',
        bucket: bucketName,
        name,
        generation: this.#nextGeneration(),
        metageneration: 1,
        size: content.length,
        ...sums,
        timeCreated: now,
        updated: now,
      };
      await writeFileAtomic(this.#dataFile(object), content);
      await this.#commit(bucket, object);
      if (previous) await rm(this.#dataFile(previous), { force: true });
      return object;
    });
  }

  patch(
    bucketName: string,
    name: string,
    generation: string | null,
    change: unknown,
    conditions: Preconditions,
  ): Promise<StoredObject> {
    return this.#exclusive(async () => {
      const object = this.find(bucketName, name, generation);
      checkPreconditions(conditions, object);
      const bucket = this.#buckets.get(bucketName);
      if (!bucket) throw bucketNotFound();
      // Removed fields must go, so the record is rebuilt from its fixed part and the merged fields.
      const { contentType, contentEncoding, contentDisposition, contentLanguage, cacheControl, ...rest } =
        object;
      const { customTime, storageClass, temporaryHold, eventBasedHold, metadata, ...fixed } = rest;
      const fields = mergeFields(
        {
          contentType,
          contentEncoding,
          contentDisposition,
          contentLanguage,
          cacheControl,
          customTime,
          storageClass,
          temporaryHold,
          eventBasedHold,
          metadata,
        },
        change,
      );
      const next: StoredObject = {
        ...fields,
        ...fixed,
        metageneration: object.metageneration + 1,
        updated: new Date().toISOString(),
      };
      await this.#commit(bucket, next);
      return next;
    });
  }

  delete(
    bucketName: string,
    name: string,
    generation: string | null,
    conditions: Preconditions,
  ): Promise<void> {
    return this.#exclusive(async () => {
      const object = this.find(bucketName, name, generation);
      checkPreconditions(conditions, object);
      await rm(this.#recordFile(object), { force: true });
      await syncFolder(this.#folder(bucketName));
      this.#buckets.get(bucketName)?.objects.delete(name);
      await rm(this.#dataFile(object), { force: true });
    });
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async #makeBucket(name: string, location: string): Promise<Bucket> {
    if (!BUCKET_NAME.test(name)) throw badRequest(`Invalid bucket name: '${name}'`);
    const record: StoredBucket = { name, location, timeCreated: new Date().toISOString() };
    await writeFileAtomic(path.join(this.#folder(name), 'bucket.json'), JSON.stringify(record));
    const bucket: Bucket = { record, objects: new Map() };
    this.#buckets.set(name, bucket);
    return bucket;
  }

  async #commit(bucket: Bucket, object: StoredObject): Promise<void> {
    await writeFileAtomic(this.#recordFile(object), JSON.stringify(object));
    bucket.objects.set(object.name, object);
  }

  async #loadBucket(folder: string): Promise<void> {
    const names = await readdir(folder);
    if (!names.includes('bucket.json')) return;
    await removeTempFiles(folder);
    const record = (await readJsonOrSetAside(path.join(folder, 'bucket.json'))) as StoredBucket | undefined;
    if (!record) return;
    const bucket: Bucket = { record, objects: new Map() };
    this.#buckets.set(record.name, bucket);
    const wanted = new Set<string>();
    let damaged = false;
    for (const name of names) {
      if (!name.endsWith('.json') || name === 'bucket.json') continue;
      const object = (await readJsonOrSetAside(path.join(folder, name))) as StoredObject | undefined;
      damaged ||= object === undefined;
      if (!object) continue;
      const dataFile = path.basename(this.#dataFile(object));
      if (!names.includes(dataFile)) {
        console.error(`Storage: the bytes of ${object.bucket}/${object.name} are missing; it is left out.`);
        continue;
      }
      wanted.add(dataFile);
      bucket.objects.set(object.name, object);
      if (BigInt(object.generation) > this.#lastGeneration) this.#lastGeneration = BigInt(object.generation);
    }
    // Bytes without a record are left by an interrupted write. Beside a damaged record they may be all that is left of
    // an object, so nothing is removed then.
    if (damaged) return;
    for (const name of names) {
      if (name.endsWith('.data') && !wanted.has(name)) await rm(path.join(folder, name), { force: true });
    }
  }

  #nextGeneration(): string {
    const now = BigInt(Date.now()) * 1000n;
    this.#lastGeneration = now > this.#lastGeneration ? now : this.#lastGeneration + 1n;
    return this.#lastGeneration.toString();
  }

  #folder(bucket: string): string {
    return path.join(this.#dataDir, bucket);
  }

  #recordFile(object: StoredObject): string {
    return path.join(this.#folder(object.bucket), `${hashName(object.name)}.json`);
  }

  #dataFile(object: StoredObject): string {
    return path.join(this.#folder(object.bucket), `${hashName(object.name)}.${object.generation}.data`);
  }
}

function hashName(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

function checkName(name: string): void {
  const length = Buffer.byteLength(name);
  if (length === 0 || length > 1024 || /[\r\n]/.test(name) || name === '.' || name === '..')
    throw badRequest('The specified object name is not valid.');
}
