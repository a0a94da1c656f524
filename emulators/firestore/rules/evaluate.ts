import type { Expression, PathPart } from './ast.ts';
import type { DocumentReader } from './documents.ts';
import { DOCUMENT_FUNCTIONS, FUNCTIONS, NAMESPACES } from './functions.ts';
import { callMethod } from './methods.ts';
import { isOfType, negate, operate } from './operators.ts';
import { RulesError, RulesLimitError } from './rules-error.ts';
import { findFunction, findVariable, type Lazy, lazy, type Scope } from './scope.ts';
import { isMap, mapOf, typeOf } from './value-kinds.ts';
import type { RulesValue } from './value-types.ts';
import { Path, Unknown } from './value-types.ts';

const MAX_CALL_DEPTH = 20;
const MAX_EXPRESSIONS = 1000;

/** The limits that a request has used up, and how it reads documents. */
export type Evaluation = { documents: DocumentReader; expressions: number };

/** @throws RulesError when the expression has no value, RulesLimitError when the request has used up its limits. */
export async function evaluate(node: Expression, scope: Scope, evaluation: Evaluation): Promise<RulesValue> {
  evaluation.expressions += 1;
  if (evaluation.expressions > MAX_EXPRESSIONS) {
    throw new RulesLimitError(`A request may evaluate at most ${MAX_EXPRESSIONS} expressions.`);
  }
  const value = (child: Expression) => evaluate(child, scope, evaluation);
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return variable(node.name, scope);
    case 'list':
      return inOrder(node.items, value);
    case 'map':
      return mapOf(
        await inOrder(
          node.entries,
          async (entry) => [text(await value(entry.key)), await value(entry.value)] as const,
        ),
      );
    case 'path':
      return new Path((await inOrder(node.parts, (part) => pathSegments(part, value))).flat());
    case 'member':
      return member(await value(node.object), node.name);
    case 'index':
      return at(await value(node.object), await value(node.index));
    case 'range':
      return range(await value(node.object), await value(node.from), await value(node.to));
    case 'call':
      return call(node, scope, evaluation);
    case 'method': {
      const namespace = namespaceOf(node.object, scope);
      if (!namespace) return callMethod(await value(node.object), node.name, await inOrder(node.args, value));
      return apply(namespace[node.name], await inOrder(node.args, value));
    }
    case 'unary':
      return node.operator === '!' ? !bool(await value(node.operand)) : negate(await value(node.operand));
    case 'binary':
      if (node.operator === '&&') return decide(node, false, value);
      if (node.operator === '||') return decide(node, true, value);
      return operate(node.operator, await value(node.left), await value(node.right));
    case 'is':
      return isOfType(await value(node.operand), node.type);
    case 'ternary':
      return bool(await value(node.condition)) ? value(node.whenTrue) : value(node.whenFalse);
  }
}

/** The value as a condition. @throws RulesError for anything but true and false */
export function bool(value: RulesValue): boolean {
  if (typeof value !== 'boolean') throw new RulesError(`A bool is needed here, not a ${typeOf(value)}.`);
  return value;
}

async function inOrder<From, To>(items: readonly From[], each: (item: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/**
 * `&&` is decided by one false, `||` by one true, whichever side it is on: then an error on the other side does not
 * matter.
 */
async function decide(
  node: Expression & { kind: 'binary' },
  decisive: boolean,
  value: (child: Expression) => Promise<RulesValue>,
): Promise<boolean> {
  let failure: RulesError | undefined;
  try {
    if (bool(await value(node.left)) === decisive) return decisive;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    failure = error;
  }
  const right = bool(await value(node.right));
  if (failure && right !== decisive) throw failure;
  return right;
}

function text(value: RulesValue): string {
  if (typeof value !== 'string') throw new RulesError(`A string is needed here, not a ${typeOf(value)}.`);
  return value;
}

async function variable(name: string, scope: Scope): Promise<RulesValue> {
  const found = findVariable(scope, name);
  if (!found) throw new RulesError(`Unknown name ${name}.`);
  return found();
}

async function pathSegments(
  part: PathPart,
  value: (child: Expression) => Promise<RulesValue>,
): Promise<readonly string[]> {
  if (typeof part === 'string') return [part];
  const inserted = await value(part);
  if (inserted instanceof Path) return inserted.segments;
  const segment = text(inserted);
  // One `$(…)` is one segment: a slash in it would lead to another document than the rule's author meant.
  if (segment === '' || segment.includes('/'))
    throw new RulesError('A path segment is empty or has a slash.');
  return [segment];
}

function member(object: RulesValue, name: string): RulesValue {
  const map = object instanceof Unknown ? object.known : object;
  if (!isMap(map)) throw new RulesError(`A ${typeOf(object)} has no property ${name}.`);
  if (!Object.hasOwn(map, name)) throw new RulesError(`There is no property ${name}.`);
  return map[name]!;
}

function at(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return member(object, index);
  const items = sequence(object);
  const found = typeof index === 'bigint' && index >= 0n ? items[Number(index)] : undefined;
  if (found === undefined) throw new RulesError('The index is out of range.');
  return found;
}

/** `x[from:to]`, without `to` itself. */
function range(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const { length } = sequence(object);
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || from < 0n || to < from || to > BigInt(length)) {
    throw new RulesError('The range is out of range.');
  }
  if (object instanceof Path) return new Path(object.segments.slice(Number(from), Number(to)));
  return (object as string | RulesValue[]).slice(Number(from), Number(to));
}

function sequence(object: RulesValue): string | readonly RulesValue[] {
  if (typeof object === 'string' || Array.isArray(object)) return object;
  if (object instanceof Path) return object.segments;
  throw new RulesError(`A ${typeOf(object)} has no elements.`);
}

async function call(
  node: Expression & { kind: 'call' },
  scope: Scope,
  evaluation: Evaluation,
): Promise<RulesValue> {
  const args = node.args.map((arg) => lazy(() => evaluate(arg, scope, evaluation)));
  const found = findFunction(scope, node.name);
  if (!found) {
    const values = await inOrder(args, (arg) => arg());
    if (DOCUMENT_FUNCTIONS.has(node.name)) return evaluation.documents.call(node.name, values[0] ?? null);
    return apply(FUNCTIONS[node.name], values);
  }
  if (scope.depth === MAX_CALL_DEPTH)
    throw new RulesLimitError(`Functions call each other more than ${MAX_CALL_DEPTH} deep.`);
  const { declaration, home } = found;
  const variables = new Map<string, Lazy>(declaration.parameters.map((name, i) => [name, args[i]!]));
  const body: Scope = { variables, functions: [], parent: home, depth: scope.depth + 1 };
  for (const { name, value } of declaration.lets)
    variables.set(
      name,
      lazy(() => evaluate(value, body, evaluation)),
    );
  return evaluate(declaration.result, body, evaluation);
}

function namespaceOf(object: Expression, scope: Scope): (typeof NAMESPACES)[string] | undefined {
  if (object.kind !== 'name' || findVariable(scope, object.name)) return undefined;
  return Object.hasOwn(NAMESPACES, object.name) ? NAMESPACES[object.name] : undefined;
}

function apply(builtin: (typeof FUNCTIONS)[string] | undefined, args: RulesValue[]): RulesValue {
  if (builtin?.arity !== args.length) throw new RulesError('Unknown function.');
  return builtin.call(...(args as [RulesValue, RulesValue, RulesValue, RulesValue]));
}
