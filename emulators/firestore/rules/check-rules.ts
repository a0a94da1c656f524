import type { Block, Expression, FunctionDeclaration, MatchBlock, Position, RulesFile } from './ast.ts';
import { checkMember, isRequestRoot } from './check-request.ts';
import { DOCUMENT_FUNCTIONS, FUNCTIONS, NAMESPACES } from './functions.ts';
import { METHODS, REGEX_METHODS } from './methods.ts';
import { compileRegex } from './regex.ts';
import { RulesError } from './rules-error.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

const ALLOW_METHODS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);
const MAX_PARAMETERS = 7;

/** Types that `is` can ask for. */
const TYPES = new Set(
  'bool bytes duration float int latlng list map map_diff number path set string timestamp'.split(' '),
);

type Names = { variables: Set<string>; functions: Map<string, FunctionDeclaration>; parent: Names | null };

/** The functions that each function calls; cycles are rejected. */
type Calls = Map<FunctionDeclaration, { at: Position; callee: FunctionDeclaration }[]>;

type Context = { names: Names; calls: Calls; caller: FunctionDeclaration | null };

/**
 * Rejects rules that use anything this engine does not implement, so that what it cannot evaluate never reaches a
 * request. @throws RulesSyntaxError
 */
export function checkRules(file: RulesFile): void {
  const start = { line: 1, column: 1 };
  if (file.version?.text !== '2')
    refuse("The file must begin with rules_version = '2';", file.version?.at ?? start);
  const [service, second] = file.services;
  if (!service) refuse('There is no service block.', start);
  if (second) refuse('Only one service is allowed.', second.at);
  if (service.name !== 'cloud.firestore') refuse(`Unknown service ${service.name}.`, service.at);
  if (service.allows[0]) refuse('An allow must stand inside a match.', service.allows[0].at);

  const calls: Calls = new Map();
  const outer = checkFunctions(
    file.functions,
    { variables: new Set(), functions: new Map(), parent: null },
    calls,
  );
  checkBlock(service, { variables: new Set(), functions: new Map(), parent: outer }, calls);
  for (const declaration of calls.keys()) checkNoRecursion(declaration, calls, []);
}

function refuse(message: string, at: Position): never {
  throw new RulesSyntaxError(message, at);
}

function checkBlock(block: Block, names: Names, calls: Calls): void {
  checkFunctions(block.functions, names, calls);
  for (const allow of block.allows) {
    for (const method of allow.methods) {
      if (!ALLOW_METHODS.has(method.name)) refuse(`Unknown method ${method.name}.`, method.at);
    }
    if (allow.condition) checkExpression(allow.condition, { names, calls, caller: null });
  }
  for (const match of block.matches) checkMatch(match, names, calls);
}

function checkMatch(match: MatchBlock, parent: Names, calls: Calls): void {
  const variables = new Set<string>();
  let recursive = false;
  for (const segment of match.pattern) {
    if (segment.kind === 'literal') continue;
    if (variables.has(segment.name))
      refuse(`The wildcard ${segment.name} is already in this path.`, segment.at);
    if (segment.kind === 'rest' && recursive)
      refuse('A path can have only one recursive wildcard.', segment.at);
    recursive ||= segment.kind === 'rest';
    variables.add(segment.name);
  }
  checkBlock(match, { variables, functions: new Map(), parent }, calls);
}

/** Declares the functions of a block before checking their bodies, so that the order of declaration does not matter. */
function checkFunctions(declarations: FunctionDeclaration[], names: Names, calls: Calls): Names {
  for (const declaration of declarations) {
    const { name, at } = declaration;
    if (names.functions.has(name)) refuse(`The function ${name} is already defined here.`, at);
    if (Object.hasOwn(FUNCTIONS, name) || DOCUMENT_FUNCTIONS.has(name))
      refuse(`${name} is a built-in function.`, at);
    names.functions.set(name, declaration);
  }
  for (const declaration of declarations) checkFunction(declaration, names, calls);
  return names;
}

function checkFunction(declaration: FunctionDeclaration, parent: Names, calls: Calls): void {
  if (declaration.parameters.length > MAX_PARAMETERS) {
    refuse(`A function can have at most ${MAX_PARAMETERS} parameters.`, declaration.at);
  }
  const variables = new Set<string>();
  for (const parameter of declaration.parameters) {
    if (variables.has(parameter)) refuse(`The parameter ${parameter} is already defined.`, declaration.at);
    variables.add(parameter);
  }
  calls.set(declaration, []);
  const context = { names: { variables, functions: new Map(), parent }, calls, caller: declaration };
  for (const { at, name, value } of declaration.lets) {
    checkExpression(value, context);
    if (variables.has(name)) refuse(`The variable ${name} is already defined.`, at);
    variables.add(name);
  }
  checkExpression(declaration.result, context);
}

function checkNoRecursion(
  declaration: FunctionDeclaration,
  calls: Calls,
  above: FunctionDeclaration[],
): void {
  for (const { at, callee } of calls.get(declaration) ?? []) {
    if (callee === declaration || above.includes(callee)) refuse(`${callee.name} calls itself.`, at);
    checkNoRecursion(callee, calls, [...above, declaration]);
  }
}

function isVariable(names: Names | null, name: string): boolean {
  return names !== null && (names.variables.has(name) || isVariable(names.parent, name));
}

function findFunction(names: Names | null, name: string): FunctionDeclaration | undefined {
  return names === null ? undefined : (names.functions.get(name) ?? findFunction(names.parent, name));
}

function checkExpression(node: Expression, context: Context): void {
  const isLocal = (name: string) => isVariable(context.names, name);
  if (node.kind === 'name' && !isLocal(node.name) && !isRequestRoot(node.name))
    refuse(`Unknown name ${node.name}.`, node.at);
  if (node.kind === 'member') checkMember(node, isLocal);
  if (node.kind === 'call') checkCall(node, context);
  if (node.kind === 'method') checkMethod(node, namespaceOf(node.object, isLocal));
  if (node.kind === 'is' && !TYPES.has(node.type)) refuse(`Unknown type ${node.type}.`, node.at);
  for (const child of childrenOf(node, isLocal)) checkExpression(child, context);
}

function childrenOf(node: Expression, isLocal: (name: string) => boolean): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.parts.filter((part) => typeof part !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return namespaceOf(node.object, isLocal) ? node.args : [node.object, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.whenTrue, node.whenFalse];
  }
}

/** A namespace such as `math`, unless a variable of that name shadows it. */
function namespaceOf(object: Expression, isLocal: (name: string) => boolean): string | undefined {
  return object.kind === 'name' && Object.hasOwn(NAMESPACES, object.name) && !isLocal(object.name)
    ? object.name
    : undefined;
}

function checkCall(node: Expression & { kind: 'call' }, { names, calls, caller }: Context): void {
  const { name, args, at } = node;
  const declared = findFunction(names, name);
  if (declared && caller) calls.get(caller)?.push({ at, callee: declared });
  const arity =
    declared?.parameters.length ?? (DOCUMENT_FUNCTIONS.has(name) ? 1 : own(FUNCTIONS, name)?.arity);
  if (arity === undefined) refuse(`Unknown function ${name}.`, at);
  checkCount(name, args.length, [arity], at);
}

function checkMethod(
  { name, args, at }: Expression & { kind: 'method' },
  namespace: string | undefined,
): void {
  const owners = namespace ? [NAMESPACES[namespace]!] : Object.values(METHODS);
  const arities = owners.flatMap((owner) => own(owner, name)?.arity ?? []);
  if (arities.length === 0)
    refuse(namespace ? `Unknown function ${namespace}.${name}.` : `Unknown method ${name}().`, at);
  checkCount(name, args.length, arities, at);
  const pattern = args[0];
  if (
    !namespace &&
    REGEX_METHODS.has(name) &&
    pattern?.kind === 'literal' &&
    typeof pattern.value === 'string'
  ) {
    checkPattern(pattern.value, pattern.at);
  }
}

function own<Entry>(table: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function checkPattern(pattern: string, at: Position): void {
  try {
    compileRegex(pattern);
  } catch (error) {
    if (error instanceof RulesError) refuse(error.message, at);
    throw error;
  }
}

function checkCount(name: string, given: number, accepted: number[], at: Position): void {
  if (accepted.includes(given)) return;
  const expected = accepted[0] === 1 ? '1 argument' : `${accepted[0]} arguments`;
  refuse(`${name}() takes ${expected}, not ${given}.`, at);
}
