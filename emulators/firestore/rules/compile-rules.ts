import type { Allow, Block, MatchBlock } from './ast.ts';
import { checkRules } from './check-rules.ts';
import { documentReader, resourceOf } from './documents.ts';
import { bool, type Evaluation, evaluate } from './evaluate.ts';
import { ANY_DEPTH, ANY_ID, matchPrefix, type RequestSegment } from './match-path.ts';
import { parseRules } from './parse-rules.ts';
import { RulesError, RulesLimitError } from './rules-error.ts';
import type { Lazy, Scope } from './scope.ts';
import type { Doc, Ruleset, RulesMethod, RulesRequest } from './types.ts';
import { mapOf } from './value-kinds.ts';
import type { RulesMap, RulesValue } from './value-types.ts';
import { Path, Timestamp, Unknown } from './value-types.ts';
import { fromJson } from './values.ts';

const METHODS_OF: Record<string, readonly RulesMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/**
 * Loads security rules.
 * @throws RulesSyntaxError for a syntax error and for everything that this engine does not support
 */
export function compileRules(source: string): Ruleset {
  const file = parseRules(source);
  checkRules(file);
  return {
    async allows(request, access) {
      const evaluation: Evaluation = { documents: documentReader(request.database, access), expressions: 0 };
      const globals: Scope = {
        variables: requestVariables(request),
        functions: file.functions,
        parent: null,
        depth: 0,
      };
      try {
        for (const service of file.services) {
          const scope: Scope = {
            variables: new Map(),
            functions: service.functions,
            parent: globals,
            depth: 0,
          };
          if (await anyMatchAllows(service, requestPath(request), scope, request, evaluation)) return true;
        }
        return false;
      } catch (error) {
        if (error instanceof RulesLimitError) return false;
        throw error;
      }
    },
  };
}

async function anyMatchAllows(
  block: Block,
  path: RequestSegment[],
  scope: Scope,
  request: RulesRequest,
  evaluation: Evaluation,
): Promise<boolean> {
  for (const match of block.matches) {
    for (const { wildcards, rest } of matchPrefix(match.pattern, path)) {
      const inner: Scope = {
        variables: constants(wildcards),
        functions: match.functions,
        parent: scope,
        depth: 0,
      };
      if (rest.length === 0 && (await anyAllowHolds(match, inner, request.method, evaluation))) return true;
      if (rest.length > 0 && (await anyMatchAllows(match, rest, inner, request, evaluation))) return true;
    }
  }
  return false;
}

async function anyAllowHolds(
  match: MatchBlock,
  scope: Scope,
  method: RulesMethod,
  evaluation: Evaluation,
): Promise<boolean> {
  for (const allow of match.allows) {
    if (covers(allow, method) && (await holds(allow, scope, evaluation))) return true;
  }
  return false;
}

function covers(allow: Allow, method: RulesMethod): boolean {
  return allow.methods.some(({ name }) => name === method || METHODS_OF[name]?.includes(method));
}

/** An error in the condition denies only this allow. */
async function holds(allow: Allow, scope: Scope, evaluation: Evaluation): Promise<boolean> {
  if (!allow.condition) return true;
  try {
    return bool(await evaluate(allow.condition, scope, evaluation));
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** True if the request is a query as a whole, before any document is known. */
function isWholeQuery({ method, path }: RulesRequest): boolean {
  return method === 'list' && path.length % 2 === 1;
}

/** The path that the rules' patterns are matched with; what a query leaves open is marked. */
function requestPath(request: RulesRequest): RequestSegment[] {
  const root = ['databases', request.database, 'documents'];
  if (!isWholeQuery(request)) return [...root, ...request.path];
  const depth = request.query?.collectionGroup ? [ANY_DEPTH] : [];
  return [
    ...root,
    ...request.path.slice(0, -1),
    ...depth,
    ...request.path.slice(-1),
    ANY_ID,
  ] as RequestSegment[];
}

function constants(values: Iterable<readonly [string, RulesValue]>): Map<string, Lazy> {
  return new Map([...values].map(([name, value]) => [name, async () => value]));
}

function requestVariables(request: RulesRequest): Map<string, Lazy> {
  return constants([
    ['request', requestValue(request)],
    ['resource', isWholeQuery(request) ? unknownResource(request) : optional(request.resource)],
  ]);
}

function requestValue({ method, path, database, auth, time, newResource, query }: RulesRequest): RulesMap {
  const value = mapOf([
    [
      'auth',
      auth &&
        mapOf([
          ['uid', auth.uid],
          ['token', fromJson(auth.token)],
        ]),
    ],
    ['method', method],
    ['path', new Path(['databases', database, 'documents', ...path])],
    ['time', new Timestamp(BigInt(time.getTime()))],
  ]);
  if (method === 'list') {
    value.query = mapOf([
      ['limit', query?.limit === undefined ? null : BigInt(query.limit)],
      ['offset', BigInt(query?.offset ?? 0)],
      ['orderBy', query?.orderBy ?? null],
    ]);
  } else if (method !== 'get') {
    value.resource = optional(newResource);
  }
  return value;
}

function optional(doc: Doc | null): RulesValue {
  return doc && resourceOf(doc);
}

/** Of the documents a query may return, only the top-level fields that it fixes with `==` are known. */
function unknownResource({ query }: RulesRequest): RulesValue {
  const fixed = Object.entries(query?.equalTo ?? {}).filter(([field]) => /^(?!__)\w+$/.test(field));
  return mapOf([
    ['data', new Unknown(mapOf(fixed))],
    ['id', new Unknown()],
    ['__name__', new Unknown()],
  ]);
}
