import type { z } from 'zod';
import type {
  BodyOf,
  EndpointAuth,
  EndpointDefinition,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/endpoint.ts';
import type { FileAnswer } from '../platform/file-answer.ts';

/** The caller, from the verified identity token. */
export type Caller = {
  uid: string;
  email: string | null;
  name: string | null;
  email_verified: boolean;
  is_admin: boolean;
  /** When the user last signed in, in seconds since 1970; renewing a token does not change it. */
  auth_time: number;
};

type CallerOf<Auth extends EndpointAuth> = Auth extends 'user' | 'admin' ? Caller : Caller | null;

/** What a handler receives; everything has been validated against the contract. */
export type RouteContext<E extends EndpointDefinition> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Bytes of a `binary_body`; empty otherwise. */
  file: Uint8Array;
  caller: CallerOf<E['auth']>;
  /** Present on endpoints marked `idempotent`. */
  idempotency_key: string | null;
  request_id: string;
  /** The client address (for IPv6 its network), for rate limits only. */
  ip: string;
  /** A request header. Only for headers that the contract names. */
  header: (name: string) => string | undefined;
};

type AnswerOf<E extends EndpointDefinition> = E['binary_response'] extends readonly string[]
  ? FileAnswer
  : E['response'] extends z.ZodType
    ? ResponseOf<E>
    : // biome-ignore lint/suspicious/noConfusingVoidType: what a handler that answers nothing returns
      void;

export type Route = {
  endpoint: EndpointDefinition;
  handle: (context: RouteContext<EndpointDefinition>) => Promise<unknown>;
};

/** Binds a use case to its endpoint. Each module exports `…Routes(deps): Route[]`; `createApp` mounts them. */
export function route<E extends EndpointDefinition>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<AnswerOf<E>>,
): Route {
  // createApp builds the context from this endpoint, so it has the narrower type at run time.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
