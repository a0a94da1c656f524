import { isDeepStrictEqual } from 'node:util';
import { status } from '@grpc/grpc-js';
import type { Timestamp } from 'firebase-admin/firestore';
import { microsOf } from './clock.ts';
import { writablePath } from './field-path.ts';
import { add, extreme, type FirestoreNumber, isNumber } from './numbers.ts';
import { invalid, StatusError } from './status.ts';
import { micros } from './stored-doc.ts';
import { equalValues, fieldAt, kindOf, type Native, type NativeMap } from './values.ts';
import type { FieldTransform, Precondition, Value, Write } from './wire.ts';
import { decodeFields, decodeValue, encodeValue } from './wire-values.ts';

export type DocState = { data: NativeMap; updateTime: Timestamp; createTime: Timestamp };

/** The document after a write (undefined if deleted), and the results of its transforms. */
export type Outcome = { after: DocState | undefined; transformResults: Value[] };

export const nameOf = (write: Write) =>
  write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;

/** Applies a write to the current version of a document. Throws INVALID_ARGUMENT for a malformed write. */
export function applyWrite(write: Write, before: DocState | undefined, time: Timestamp): Outcome {
  if (write.verify) return { after: before, transformResults: [] };
  if (write.delete) {
    refuseUpdateParts(write);
    return { after: undefined, transformResults: [] };
  }
  const data = write.transform ? (before?.data ?? {}) : updated(write, before?.data ?? {});
  const transforms = write.transform?.fieldTransforms ?? write.updateTransforms ?? [];
  const transformed = transforms.reduce<{ data: NativeMap; results: Value[] }>(
    (state, transform) => {
      const { value, result } = transformValue(transform, state.data, time);
      const segments = writablePath(transform.fieldPath ?? '');
      return { data: withField(state.data, segments, value), results: [...state.results, result] };
    },
    { data, results: [] },
  );
  const unchanged = before !== undefined && isDeepStrictEqual(before.data, transformed.data);
  return {
    after: unchanged
      ? before
      : { data: transformed.data, createTime: before?.createTime ?? time, updateTime: time },
    transformResults: transformed.results,
  };
}

function refuseUpdateParts({ updateMask, updateTransforms }: Write): void {
  if (updateMask || updateTransforms?.length)
    throw invalid('A deletion takes neither a mask nor transforms.');
}

function updated({ update, updateMask }: Write, before: NativeMap): NativeMap {
  if (!update) throw invalid('A write has no operation.');
  const given = decodeFields(update.fields ?? {});
  if (!updateMask) return given;
  return (updateMask.fieldPaths ?? []).reduce((data, path) => {
    const segments = writablePath(path);
    const value = fieldAt(given, segments);
    return value === undefined ? withoutField(data, segments) : withField(data, segments, value);
  }, before);
}

const mapAt = (value: Native): NativeMap | undefined =>
  value !== undefined && kindOf(value) === 'map' ? (value as NativeMap) : undefined;

/** A copy with one field set; anything on its path that is not a map is replaced by one. */
function withField(data: NativeMap, [first = '', ...rest]: string[], value: Native): NativeMap {
  if (rest.length === 0) return { ...data, [first]: value };
  const inner = Object.hasOwn(data, first) ? mapAt(data[first]) : undefined;
  return { ...data, [first]: withField(inner ?? {}, rest, value) };
}

/** A copy without one field. */
function withoutField(data: NativeMap, [first = '', ...rest]: string[]): NativeMap {
  if (!Object.hasOwn(data, first)) return data;
  if (rest.length === 0) {
    const { [first]: _, ...others } = data;
    return others;
  }
  const inner = mapAt(data[first]);
  return inner ? { ...data, [first]: withoutField(inner, rest) } : data;
}

const nothing: Value = { nullValue: 'NULL_VALUE' };

function transformValue(
  transform: FieldTransform,
  data: NativeMap,
  time: Timestamp,
): { value: Native; result: Value } {
  const stored = fieldAt(data, writablePath(transform.fieldPath ?? ''));
  const { setToServerValue, increment, maximum, minimum, appendMissingElements, removeAllFromArray } =
    transform;
  const told = (value: Native) => ({ value, result: encodeValue(value) });
  if (setToServerValue) {
    if (setToServerValue !== 'REQUEST_TIME') throw invalid('The server value must be REQUEST_TIME.');
    return told(time);
  }
  if (increment) {
    const step = operand(increment);
    return told(isNumber(stored) ? add(stored, step) : step);
  }
  const limit = maximum ?? minimum;
  if (limit) {
    const given = operand(limit);
    return told(isNumber(stored) ? extreme(stored, given, maximum ? 1 : -1) : given);
  }
  const list = Array.isArray(stored) ? (stored as Native[]) : [];
  if (appendMissingElements) {
    const value = [...list];
    for (const item of elements(appendMissingElements))
      if (!value.some((known) => equalValues(known, item))) value.push(item);
    return { value, result: nothing };
  }
  if (removeAllFromArray) {
    const unwanted = elements(removeAllFromArray);
    const value = list.filter((item) => !unwanted.some((known) => equalValues(known, item)));
    return { value, result: nothing };
  }
  throw invalid('A field transform has no operation.');
}

const elements = ({ values }: { values?: Value[] }) => (values ?? []).map(decodeValue);

function operand(value: Value): FirestoreNumber {
  const number = decodeValue(value);
  if (!isNumber(number)) throw invalid('A numeric transform takes an integer or a double.');
  return number;
}

/** Throws unless the document meets the write's precondition. `name` is for the message. */
export function checkPrecondition(write: Write, before: DocState | undefined): void {
  const condition = write.currentDocument;
  if (!condition) return;
  const name = nameOf(write);
  if (condition.updateTime) {
    checkVersion(condition, before);
    return;
  }
  if (condition.exists === true && !before) {
    if (write.verify) throw changed();
    throw new StatusError(status.NOT_FOUND, `No document to update: ${name}`);
  }
  if (condition.exists === false && before) {
    if (write.verify) throw changed();
    throw new StatusError(status.ALREADY_EXISTS, `Document already exists: ${name}`);
  }
}

const changed = () =>
  new StatusError(status.FAILED_PRECONDITION, 'The document is not as the transaction has read it.');

function checkVersion({ updateTime }: Precondition, before: DocState | undefined): void {
  const wanted = microsOf(updateTime ?? {});
  const stored = before ? micros(before.updateTime) : 0;
  if (stored !== wanted)
    throw new StatusError(
      status.FAILED_PRECONDITION,
      `the stored version (${stored}) does not match the required base version (${wanted})`,
    );
}
