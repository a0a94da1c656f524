import type { Expression } from './ast.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

/** Members of an object of the language; `true` where anything may follow. */
type Shape = true | { [member: string]: Shape };

const RESOURCE: Shape = { data: true, id: true, __name__: true };

const ROOTS: Record<string, Shape> = {
  resource: RESOURCE,
  request: {
    auth: { uid: true, token: true },
    method: true,
    path: true,
    query: { limit: true, offset: true, orderBy: true },
    resource: RESOURCE,
    time: true,
  },
};

export function isRequestRoot(name: string): boolean {
  return Object.hasOwn(ROOTS, name);
}

/** Rejects a member that `request` or `resource` does not have. @throws RulesSyntaxError */
export function checkMember(
  node: Expression & { kind: 'member' },
  isVariable: (name: string) => boolean,
): void {
  const shape = shapeOf(node.object, isVariable);
  if (shape && shape !== true && !Object.hasOwn(shape, node.name)) {
    throw new RulesSyntaxError(`Unknown property ${node.name}.`, node.at);
  }
}

function shapeOf(node: Expression, isVariable: (name: string) => boolean): Shape | undefined {
  if (node.kind === 'name') return isVariable(node.name) ? undefined : ROOTS[node.name];
  if (node.kind !== 'member') return undefined;
  const shape = shapeOf(node.object, isVariable);
  return shape && shape !== true ? shape[node.name] : undefined;
}
