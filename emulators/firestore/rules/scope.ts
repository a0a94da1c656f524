import type { FunctionDeclaration } from './ast.ts';
import type { RulesValue } from './value-types.ts';

/** A variable's value, evaluated on first use: an unused `let` that fails does no harm. */
export type Lazy = () => Promise<RulesValue>;

/** The meaning of names at one position in the rules. `depth` is the number of nested function calls. */
export type Scope = {
  variables: Map<string, Lazy>;
  functions: FunctionDeclaration[];
  parent: Scope | null;
  depth: number;
};

export function findVariable(scope: Scope | null, name: string): Lazy | undefined {
  return scope === null ? undefined : (scope.variables.get(name) ?? findVariable(scope.parent, name));
}

/** A function and the scope it was declared in, which is the one its body sees. */
export function findFunction(
  scope: Scope | null,
  name: string,
): { declaration: FunctionDeclaration; home: Scope } | undefined {
  if (scope === null) return undefined;
  const declaration = scope.functions.find((candidate) => candidate.name === name);
  return declaration ? { declaration, home: scope } : findFunction(scope.parent, name);
}

/** Evaluates once, on first use; later uses get the same value or the same error. */
export function lazy(evaluate: Lazy): Lazy {
  let result: Promise<RulesValue> | undefined;
  return () => {
    result ??= evaluate();
    return result;
  };
}
