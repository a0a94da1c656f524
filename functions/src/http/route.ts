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

/** Who calls, taken from the verified identity token. */
export type Caller = {
  uid: string;
  email: string | null;
  name: string | null;
  email_verified: boolean;
  is_admin: boolean;
  /** When the person last proved who they are, in seconds since 1970; tokens are renewed without it. */
  auth_time: number;
};

type CallerOf<Auth extends EndpointAuth> = Auth extends 'user' | 'admin' ? Caller : Caller | null;

/** What a handler gets: everything validated by the contract before it is called. */
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
  /** The caller's address (of IPv6 the network), for limits alone. */
  ip: string;
  /** A header of the request. Only for what the contract names as a header. */
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

/** Binds a use-case to its endpoint. Each module exports `…Routes(deps): Route[]`; `createApp` mounts them. */
export function route<E extends EndpointDefinition>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<AnswerOf<E>>,
): Route {
  // createApp builds the context from this very endpoint, so the narrower context type holds at run time.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
