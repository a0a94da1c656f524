import { badRequest, StripeError } from '../core/stripe-error.ts';

/** A form as `qs` reads it: every leaf is a string. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** How one parameter is read; `param` is its full name, such as `line_items[0][price]`. */
export type Reader<T> = {
  read: (value: FormValue, param: string) => T;
  required: boolean;
  /** The parameters inside, for tests that compare them with Stripe's. */
  inside?: Shape | Reader<unknown>;
};
type Shape = Record<string, Reader<unknown>>;
type ReadOf<R> = R extends Reader<infer T> ? T : never;
type RequiredKeys<S extends Shape> = { [K in keyof S]: S[K]['required'] extends true ? K : never }[keyof S];
type Fields<S extends Shape> = { [K in RequiredKeys<S>]: ReadOf<S[K]> } & {
  [K in Exclude<keyof S, RequiredKeys<S>>]?: ReadOf<S[K]>;
};

type Optional<T> = Reader<T> & { required: false };

function optional<T>(
  read: (value: FormValue, param: string) => T,
  inside?: Reader<T>['inside'],
): Optional<T> {
  return { read, required: false, inside };
}

export function required<T>(reader: Reader<T>): Reader<T> & { required: true } {
  return { ...reader, required: true };
}

function text(value: FormValue, param: string): string {
  if (typeof value !== 'string')
    throw badRequest('Invalid string: {…}', param, 'parameter_invalid_string_blank');
  if (value === '') {
    throw badRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    );
  }
  return value;
}

export const string = (max = 5000): Optional<string> =>
  optional((value, param) => {
    const read = text(value, param);
    if (read.length > max) {
      throw badRequest(
        `Invalid string: ${read.slice(0, 10)}...${read.slice(-5)}; must be at most ${max} characters`,
        param,
        'parameter_invalid_string',
      );
    }
    return read;
  });

export const email = (max: number): Optional<string> =>
  optional((value, param) => {
    const read = string(max).read(value, param);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read)) {
      throw badRequest(`Invalid email address: ${read}`, param, 'email_invalid');
    }
    return read;
  });

/** An absolute address; placeholders in braces are kept. */
export const url = (): Optional<string> =>
  optional((value, param) => {
    const read = string().read(value, param);
    if (!/^https?:$/.test(URL.parse(read)?.protocol ?? '')) {
      throw badRequest(
        'Invalid URL: An explicit scheme (such as https) must be provided.',
        param,
        'url_invalid',
      );
    }
    return read;
  });

export const integer = (min = Number.MIN_SAFE_INTEGER): Optional<number> =>
  optional((value, param) => {
    const read = text(value, param);
    if (!/^-?\d+$/.test(read))
      throw badRequest(`Invalid integer: ${read}`, param, 'parameter_invalid_integer');
    const number = Number(read);
    if (number < min) {
      throw badRequest(
        `This value must be greater than or equal to ${min}.`,
        param,
        'parameter_invalid_integer',
      );
    }
    return number;
  });

export const boolean = (): Optional<boolean> =>
  optional((value, param) => {
    const read = text(value, param);
    if (read !== 'true' && read !== 'false') throw badRequest(`Invalid boolean: ${read}`, param);
    return read === 'true';
  });

export const oneOf = <const T extends readonly string[]>(...allowed: T): Optional<T[number]> =>
  optional((value, param) => {
    const read = text(value, param);
    if (allowed.includes(read)) return read as T[number];
    const last = allowed.at(-1);
    const list = allowed.length === 1 ? last : `${allowed.slice(0, -1).join(', ')}, or ${last}`;
    throw badRequest(`Invalid ${param}: must be one of ${list}`, param);
  });

/** An empty value unsets it, which is read as null. */
export const clearable = <T>({ read, inside }: Reader<T>): Optional<T | null> =>
  optional((value, param) => (value === '' ? null : read(value, param)), inside);

export const array = <T>(item_reader: Reader<T>): Optional<T[]> =>
  optional((value, param) => {
    if (value === '') return [];
    // `a[0]=…&a[2]=…` is an object to the form parser.
    const items = Array.isArray(value)
      ? value
      : isRecord(value) && Object.keys(value).every(isIndex)
        ? Object.values(value)
        : null;
    if (!items) throw badRequest('Invalid array', param);
    return items.map((item, at) => item_reader.read(item, `${param}[${at}]`));
  }, item_reader);

export const hash = <S extends Shape>(shape: S): Optional<Fields<S>> =>
  optional((value, param) => {
    if (!isRecord(value)) throw badRequest('Invalid object', param);
    return readFields(value, shape, (key) => `${param}[${key}]`);
  }, shape);

/** Up to 50 keys of up to 40 characters with values of up to 500; an empty value removes its key. */
export const metadata = (): Optional<Record<string, string>> =>
  optional((value, param) => {
    if (value === '') return {};
    if (!isRecord(value)) throw badRequest('Invalid object', param);
    const entries = Object.entries(value);
    if (entries.length > 50) throw badRequest('Metadata can have up to 50 keys.', param);
    for (const [key, entry] of entries) {
      const name = `${param}[${key}]`;
      if (typeof entry !== 'string') throw badRequest('Metadata values must be strings.', name);
      if (key.length > 40) {
        throw badRequest(
          `Metadata keys can have up to 40 characters, but you passed in ${key.length}.`,
          name,
        );
      }
      if (entry.length > 500) {
        throw badRequest(
          `Metadata values can have up to 500 characters, but you passed in a value that is ${entry.length} characters. Invalid value: ${entry.slice(0, 20)}…`,
          name,
        );
      }
    }
    return Object.fromEntries(entries) as Record<string, string>;
  });

/** Reads a whole request; throws what Stripe answers to the first parameter that is wrong. */
export function readParams<S extends Shape>(form: FormValue, shape: S): Fields<S> {
  return readFields(isRecord(form) ? form : {}, shape, (key) => key);
}

function readFields<S extends Shape>(
  form: { [key: string]: FormValue },
  shape: S,
  name: (key: string) => string,
): Fields<S> {
  const unknown = Object.keys(form).filter((key) => !Object.hasOwn(shape, key));
  if (unknown.length > 0) {
    const names = unknown.map(name);
    throw new StripeError(
      400,
      names.length === 1
        ? `Received unknown parameter: ${names[0]}`
        : `Received unknown parameters: ${names.join(', ')}`,
      { code: 'parameter_unknown', param: names[0] },
    );
  }
  const read: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries(shape)) {
    const value = form[key];
    if (value !== undefined) read[key] = reader.read(value, name(key));
    else if (reader.required) {
      throw badRequest(`Missing required param: ${name(key)}.`, name(key), 'parameter_missing');
    }
  }
  return read as Fields<S>; // every key was read by the reader of the same name
}

function isRecord(value: FormValue): value is { [key: string]: FormValue } {
  return typeof value === 'object' && !Array.isArray(value);
}

const isIndex = (key: string): boolean => /^\d+$/.test(key);
