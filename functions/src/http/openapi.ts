import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ENDPOINTS } from '../contract/api.ts';
import {
  Application,
  ApplicationSummary,
  FilledField,
  OpenQuestion,
  Receipt,
} from '../contract/applications.ts';
import { PRODUCT_NAME } from '../contract/brand.ts';
import { Conversion } from '../contract/conversions-admin.ts';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode, Problem } from '../contract/errors.ts';
import { Match, Score } from '../contract/matches.ts';
import { Posting, PostingSummary } from '../contract/postings.ts';
import { Profile } from '../contract/profile.ts';
import { ParsedResume, Resume } from '../contract/resumes.ts';
import { Search } from '../contract/searches.ts';
import { LedgerEntry, Wallet } from '../contract/wallet.ts';

/** Schemas that the document names once and references. */
const SCHEMAS = {
  Application,
  ApplicationSummary,
  Conversion,
  FilledField,
  LedgerEntry,
  Match,
  OpenQuestion,
  ParsedResume,
  Posting,
  PostingSummary,
  Problem,
  Profile,
  Receipt,
  Resume,
  Score,
  Search,
  Wallet,
};

const BINARY = z.string().meta({ format: 'binary' });

/** The OpenAPI 3.1 document of the API, generated from the contract. */
export function openApiDocument(): object {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1.0.0',
      description: 'Errors are RFC 9457 problem details. Lists return `items` and `next_cursor`.',
    },
    paths: paths(),
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        identity: { type: 'http', scheme: 'bearer', description: 'A Firebase Auth identity token.' },
      },
    },
  });
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return all;
}

function operation(endpoint: EndpointDefinition): ZodOpenApiOperationObject {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const headers = endpoint.idempotent
    ? { header: z.object({ 'Idempotency-Key': z.string().min(8).max(200) }) }
    : {};
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...security(endpoint),
    requestParams: {
      ...(names.length > 0
        ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
      // Every query of the contract is an object schema.
      ...(endpoint.query ? { query: endpoint.query as z.ZodObject } : {}),
      ...headers,
    },
    ...requestBody(endpoint),
    responses: { ...success(endpoint), ...problems(endpoint) },
  };
}

function binary(types: readonly string[]): Record<string, { schema: typeof BINARY }> {
  return Object.fromEntries(types.map((type) => [type, { schema: BINARY }]));
}

function security(endpoint: EndpointDefinition): Pick<ZodOpenApiOperationObject, 'security'> {
  if (endpoint.auth === 'public') return { security: [] };
  return { security: endpoint.auth === 'optional' ? [{}, { identity: [] }] : [{ identity: [] }] };
}

function requestBody(endpoint: EndpointDefinition): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (endpoint.binary_body) {
    return { requestBody: { required: true, content: binary(endpoint.binary_body) } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } } };
}

function success(endpoint: EndpointDefinition): ZodOpenApiOperationObject['responses'] {
  const description = 'Success';
  if (endpoint.binary_response) {
    return { '200': { description, content: binary(endpoint.binary_response) } };
  }
  const status = String(
    endpoint.success_status ?? (endpoint.response ? 200 : 204),
  ) as `${1 | 2 | 3 | 4 | 5}${string}`;
  if (!endpoint.response) return { [status]: { description } };
  return { [status]: { description, content: { 'application/json': { schema: endpoint.response } } } };
}

function problems(endpoint: EndpointDefinition): ZodOpenApiOperationObject['responses'] {
  const by_status = Map.groupBy(errorCodes(endpoint), (code) => ERROR_STATUS[code]);
  const answers = [...by_status].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: { 'application/problem+json': { schema: Problem } } },
  ]);
  return Object.fromEntries(answers);
}

function errorCodes(endpoint: EndpointDefinition): ErrorCode[] {
  const common: ErrorCode[] = ['internal'];
  // A malformed id is not found.
  if (endpoint.path.includes(':')) common.push('not_found');
  if (endpoint.query || endpoint.body) common.push('invalid_request');
  // A path parameter that names nothing, whatever else may be missing.
  if (endpoint.path.includes(':')) common.push('not_found');
  if (endpoint.body) common.push('malformed_json');
  if (endpoint.body || endpoint.binary_body) {
    common.push('payload_too_large', 'unsupported_media_type', 'request_timeout');
  }
  if (endpoint.auth !== 'public') common.push('unauthenticated', 'token_expired', 'account_suspended');
  if (endpoint.auth === 'admin') common.push('forbidden');
  if (endpoint.idempotent) common.push('idempotency_key_missing', 'idempotency_key_reused', 'conflict');
  if (endpoint.rate_limit !== undefined) common.push('rate_limited');
  return [...new Set([...common, ...(endpoint.errors ?? [])])].sort();
}
