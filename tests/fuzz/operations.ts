import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../functions/src/http/openapi.ts';
import type { JsonSchema } from './schema-arbitrary.ts';

type Content = Record<string, { schema: JsonSchema }>;
type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: JsonSchema };
type Responses = Record<string, { content?: Content }>;

/** One operation of the OpenAPI document. */
export type Operation = {
  id: string;
  method: string;
  /** `/api/matches/{posting_id}` */
  path: string;
  parameters: Parameter[];
  body: Content | undefined;
  responses: Responses;
};

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: Parameter[];
        requestBody?: { content: Content };
        responses: Responses;
      }
    >
  >;
};

const document = openApiDocument() as Document; // made by a library that has no types for reading

export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => ({
    id: found.operationId,
    method: method.toUpperCase(),
    path,
    parameters: found.parameters ?? [],
    body: found.requestBody?.content,
    responses: found.responses,
  })),
);

/** What a `$ref` of the document names. */
export function resolveRef(ref: string): JsonSchema {
  const found = ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
  if (!found) throw new Error(`The document has no ${ref}`);
  return found as JsonSchema;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', ...document });
const validators = new Map<string, ValidateFunction>();

export type Received = { status: number; content_type: string; body: unknown };

/** What an answer says that the document does not allow; null when nothing. */
export function notInDocument({ id, path, method, responses }: Operation, answer: Received): string | null {
  const response = responses[String(answer.status)];
  if (!response) return `status ${answer.status} is not in the document: ${JSON.stringify(answer.body)}`;
  const [media, entry] = Object.entries(response.content ?? {})[0] ?? [];
  if (!media) return answer.body === null ? null : 'a body, where the document has none';
  if (!answer.content_type.includes('json')) {
    const described = Object.keys(response.content ?? {});
    const type = answer.content_type.split(';')[0] ?? '';
    return described.includes(answer.content_type) ||
      described.includes(type) ||
      described.includes('application/octet-stream')
      ? null
      : `content type ${answer.content_type}, where the document has ${described.join(', ')}`;
  }
  if (!answer.content_type.startsWith(media))
    return `content type ${answer.content_type} instead of ${media}`;
  const key = `${id} ${answer.status}`;
  const pointer = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(answer.status),
    'content',
    media,
    'schema',
  ]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validator = validators.get(key) ?? ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
  validators.set(key, validator);
  if (!entry || validator(answer.body)) return null;
  return ajv.errorsText(validator.errors);
}
