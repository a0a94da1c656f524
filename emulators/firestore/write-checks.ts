import { status } from '@grpc/grpc-js';
import { invalid, StatusError } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import { fieldAt, parseFieldPath } from './values.ts';
import type { Fields, FieldTransform, Value, Write } from './wire.ts';

/** A write in the form that the engine library accepts. `before` is the document as it is. */
export function prepareWrite(write: Write, before: StoredDoc | undefined): Write {
  const whole = write.transform ? fromTransform(write) : write;
  refuseUnkeepable(whole);
  if (!whole.updateTransforms?.some(({ maximum, minimum }) => maximum ?? minimum)) return whole;
  return {
    ...whole,
    updateTransforms: whole.updateTransforms.map((transform) => asIncrement(transform, before)),
  };
}

/** The older form of a write that only transforms. */
function fromTransform({ transform, currentDocument }: Write): Write {
  return {
    update: { name: transform?.document },
    updateMask: { fieldPaths: [] },
    updateTransforms: transform?.fieldTransforms,
    currentDocument,
  };
}

const reservedName = /^__.*__$/;
const isVector = (fields: Fields) => fields.__type__?.stringValue === '__vector__';

/**
 * Refuses reserved field names, and integers that JavaScript numbers (which is what the engine library keeps) cannot
 * hold: they would come back changed.
 */
function refuseUnkeepable(write: Write): void {
  const checkFields = (fields: Fields): void => {
    if (isVector(fields)) return;
    for (const [name, value] of Object.entries(fields)) {
      if (reservedName.test(name)) throw invalid(`Property name "${name}" is reserved.`);
      check(value);
    }
  };
  const check = (value: Value | null | undefined): void => {
    const integer = value?.integerValue;
    if (integer !== undefined && integer !== null && !Number.isSafeInteger(Number(integer))) {
      throw invalid(`The embedded Firestore cannot keep the integer ${integer} exactly (limit 2^53 - 1).`);
    }
    if (value?.arrayValue) value.arrayValue.values?.forEach(check);
    if (value?.mapValue?.fields) checkFields(value.mapValue.fields);
  };
  checkFields(write.update?.fields ?? {});
  for (const transform of write.updateTransforms ?? []) check(transform.increment);
}

/** The engine library knows no maximum and minimum; the increment that leads to the same value stands in. */
function asIncrement(transform: FieldTransform, before: StoredDoc | undefined): FieldTransform {
  const operand = transform.maximum ?? transform.minimum;
  if (!operand) return transform;
  const limit = Number(operand.integerValue ?? operand.doubleValue);
  const current = before ? fieldAt(before.data, parseFieldPath(transform.fieldPath ?? '')) : undefined;
  if (typeof current !== 'number') return { fieldPath: transform.fieldPath, increment: operand };
  const wanted = transform.maximum ? Math.max(current, limit) : Math.min(current, limit);
  const step = wanted - current;
  if (current + step !== wanted) {
    throw new StatusError(
      status.UNIMPLEMENTED,
      'The embedded Firestore cannot apply this maximum or minimum exactly.',
    );
  }
  return {
    fieldPath: transform.fieldPath,
    increment: Number.isSafeInteger(step) ? { integerValue: String(step) } : { doubleValue: step },
  };
}
