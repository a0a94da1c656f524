import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Affects, ReadName } from './reads.ts';

/** Who may call: everybody, everybody with the caller's identity used when given, a signed-in user, an admin. */
export type EndpointAuth = 'public' | 'optional' | 'user' | 'admin';
/** Which function answers: `api`, or `uploads`, where a file has an instance to itself. A path belongs to one unit. */
export type ApiUnit = 'api' | 'uploads';
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/** The names in a path: `'/api/matches/:posting_id'` gives `'posting_id'`. */
export type PathParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type EndpointDefinition = {
  /** Unique within the contract; `operationId` of the OpenAPI document. */
  name: string;
  /** One sentence for the API documentation. */
  summary: string;
  method: HttpMethod;
  path: string;
  auth: EndpointAuth;
  query?: Schema;
  /** JSON body. Absent together with `binary_body` means the endpoint takes none. */
  body?: Schema;
  /** The body is a file's bytes of one of these media types instead of JSON. */
  binary_body?: readonly string[];
  /** JSON answer. Absent means a file (see `binary_response`) or an empty 204. */
  response?: Schema;
  /** The answer is a file's bytes of one of these media types instead of JSON. */
  binary_response?: readonly string[];
  /** Status of success; 200 unless said otherwise, 204 without a response. */
  success_status?: number;
  /** Of an endpoint that changes something: what is out of date once it has answered. */
  affects?: Affects;
  /** Its answer is what this read, with the same path parameters, would answer now: no need to read that again. */
  replaces?: ReadName;
  /** What is out of date, once more, when the work that the call queued is done. */
  eventually?: readonly ReadName[];
  /** The endpoint costs or sends something: it demands an `Idempotency-Key` header. */
  idempotent?: boolean;
  /** Error codes of this endpoint's own; those every endpoint can answer are not listed. */
  errors?: readonly ErrorCode[];
  /** The answer is the same for everybody and may be kept this long by browsers and the CDN. */
  public_cache_seconds?: number;
  /** `api` unless said otherwise. */
  unit?: ApiUnit;
  /** Calls a minute, per user (or address when signed out); `RATE_LIMIT` unless said otherwise. */
  rate_limit?: number;
  /** Calls an hour that name the same value in this field of the body, whoever makes them. */
  hourly_limit?: { field: string; calls: number };
};

/** Calls a minute where an endpoint says nothing: pages that follow something look twice a second. */
export const RATE_LIMIT = { reading: 600, changing: 60 };

/** An endpoint that only reads affects nothing; every other one says what it does. */
type Declares<Definition extends EndpointDefinition> = Definition['method'] extends 'GET'
  ? { affects?: never; replaces?: never; eventually?: never }
  : { affects: Affects };

/**
 * Declares one endpoint of the API. Server adapter, browser client, OpenAPI document and tests all take
 * the object that this returns; nothing about an endpoint is written anywhere else.
 */
export function endpoint<const Definition extends EndpointDefinition>(
  definition: Definition & Declares<Definition>,
): Definition & { rate_limit: number; unit: ApiUnit } {
  const usual = definition.method === 'GET' ? RATE_LIMIT.reading : RATE_LIMIT.changing;
  return {
    ...definition,
    rate_limit: definition.rate_limit ?? usual,
    unit: definition.unit ?? 'api',
  };
}

type Infer<S, Side extends 'input' | 'output'> = S extends Schema
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined;

export type ParamsOf<E extends EndpointDefinition> = Record<PathParamName<E['path']>, string>;
/** What a caller may send as query and body (before defaults and trimming). */
export type QueryInputOf<E extends EndpointDefinition> = Infer<E['query'], 'input'>;
export type BodyInputOf<E extends EndpointDefinition> = Infer<E['body'], 'input'>;
/** What a handler receives after validation. */
export type QueryOf<E extends EndpointDefinition> = Infer<E['query'], 'output'>;
export type BodyOf<E extends EndpointDefinition> = Infer<E['body'], 'output'>;
export type ResponseOf<E extends EndpointDefinition> = Infer<E['response'], 'output'>;
