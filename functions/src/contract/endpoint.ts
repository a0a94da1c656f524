import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Affects, ReadName } from './reads.ts';

/** Who may call: anyone, anyone with the caller identified if signed in, a signed-in user, an administrator. */
export type EndpointAuth = 'public' | 'optional' | 'user' | 'admin';
/**
 * The function that serves it: `api`; `uploads`, where each file has an instance to itself; or `webhooks`, which other
 * services call. A path belongs to one unit.
 */
export type ApiUnit = 'api' | 'uploads' | 'webhooks';
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/** The names in a path: `'/api/matches/:posting_id'` gives `'posting_id'`. */
export type PathParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type EndpointDefinition = {
  /** Unique within the contract; the `operationId` of the OpenAPI document. */
  name: string;
  /** One sentence for the API documentation. */
  summary: string;
  method: HttpMethod;
  path: string;
  auth: EndpointAuth;
  query?: Schema;
  /** JSON body. Without it and `binary_body` the endpoint accepts none. */
  body?: Schema;
  /** Media types of a file sent as the body instead of JSON. */
  binary_body?: readonly string[];
  /** JSON response. Without it the response is a file (`binary_response`) or an empty 204. */
  response?: Schema;
  /** Media types of a file returned instead of JSON. */
  binary_response?: readonly string[];
  /** Status on success; default 200, or 204 without a response. */
  success_status?: number;
  /** For endpoints that change something: what is out of date after the response. */
  affects?: Affects;
  /**
   * The response equals what this read, with the same path parameters, would return now, so it need not be read again.
   */
  replaces?: ReadName;
  /** What becomes out of date again when the work queued by the call is done. */
  eventually?: readonly ReadName[];
  /** The endpoint costs or sends something, so it requires an `Idempotency-Key` header. */
  idempotent?: boolean;
  /** Error codes specific to this endpoint; those common to all are not listed. */
  errors?: readonly ErrorCode[];
  /** How long browsers and the CDN may cache the response, which is the same for everyone. */
  public_cache_seconds?: number;
  /** Default `api`. */
  unit?: ApiUnit;
  /** Calls per minute and user (or address if signed out); default `RATE_LIMIT`. */
  rate_limit?: number;
  /** Calls per hour with the same value in this body field, from any caller. */
  hourly_limit?: { field: string; calls: number };
};

/** Default calls per minute; pages that poll do so twice a second. */
export const RATE_LIMIT = { reading: 600, changing: 60 };

/** An endpoint that only reads affects nothing; every other one says what it does. */
type Declares<Definition extends EndpointDefinition> = Definition['method'] extends 'GET'
  ? { affects?: never; replaces?: never; eventually?: never }
  : { affects: Affects };

/**
 * Declares one endpoint of the API. Server adapter, browser client, OpenAPI document and tests all use the returned
 * object; nothing about an endpoint is declared anywhere else.
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
/** What a caller may send as query and body, before defaults and trimming. */
export type QueryInputOf<E extends EndpointDefinition> = Infer<E['query'], 'input'>;
export type BodyInputOf<E extends EndpointDefinition> = Infer<E['body'], 'input'>;
/** What a handler receives after validation. */
export type QueryOf<E extends EndpointDefinition> = Infer<E['query'], 'output'>;
export type BodyOf<E extends EndpointDefinition> = Infer<E['body'], 'output'>;
export type ResponseOf<E extends EndpointDefinition> = Infer<E['response'], 'output'>;
