import fc from 'fast-check';

/** A JSON Schema as used in the OpenAPI document; unsupported keywords are an error. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** Long lists and strings cost time and find nothing that short ones do not; limits have their own tests. */
const MAX_LIST = 4;
const MAX_TEXT = 60;

/** Values that a schema allows. `resolve` finds what a `$ref` names. */
export function valuesOf(schema: JsonSchema, resolve: (ref: string) => JsonSchema): fc.Arbitrary<unknown> {
  const values = (inner: JsonSchema): fc.Arbitrary<unknown> => valuesOf(inner, resolve);
  if (schema.$ref) return values(resolve(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(values));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(values)).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => values({ ...schema, type })));
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(range(schema, 1));
    case 'number':
      return fc.double({ ...range(schema, Number.EPSILON), noNaN: true });
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(values(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_LIST, MAX_LIST)),
      });
    case 'object':
      return objects(schema, values);
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`);
  }
}

function objects(
  schema: JsonSchema,
  values: (inner: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const extra = schema.additionalProperties;
  if (!schema.properties && extra) {
    const names = schema.propertyNames
      ? values(schema.propertyNames).map(String)
      : fc.string({ minLength: 1 });
    return fc.dictionary(names, values(extra === true ? {} : extra), { maxKeys: MAX_LIST });
  }
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, values(inner)]);
  // The names are known at run time only.
  return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] });
}

function texts({ pattern, format, minLength = 0, maxLength = MAX_TEXT }: JsonSchema): fc.Arbitrary<string> {
  switch (format) {
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    case 'date-time':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((at) => at.toISOString());
    case 'date':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((at) => at.toISOString().slice(0, 10));
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  return fc.string({ minLength, maxLength: longest, unit: 'grapheme' }).map((text) => text.slice(0, longest));
}

function range(schema: JsonSchema, step: number): { min: number; max: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const min = minimum ?? (exclusiveMinimum === undefined ? -1e6 : exclusiveMinimum + step);
  const max = maximum ?? (exclusiveMaximum === undefined ? Math.max(min, 1e9) : exclusiveMaximum - step);
  return { min, max: Math.min(max, Number.MAX_SAFE_INTEGER) };
}
