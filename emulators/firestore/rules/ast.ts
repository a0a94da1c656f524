/** A position in the rules source; both count from 1. */
export type Position = { line: number; column: number };

export type PatternSegment = { at: Position } & (
  | { kind: 'literal'; text: string }
  /** `{name}`: exactly one segment. */
  | { kind: 'one'; name: string }
  /** `{name=**}`: zero or more segments. */
  | { kind: 'rest'; name: string }
);

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** A part of a path literal: text between slashes, or `$(expression)`. */
export type PathPart = string | Expression;

export type Expression = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; parts: PathPart[] }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'range'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'ternary'; condition: Expression; whenTrue: Expression; whenFalse: Expression }
);

export type FunctionDeclaration = {
  at: Position;
  name: string;
  parameters: string[];
  lets: { at: Position; name: string; value: Expression }[];
  result: Expression;
};

export type Allow = {
  at: Position;
  methods: { at: Position; name: string }[];
  /** null: allowed without a condition. */
  condition: Expression | null;
};

/** What a file, service, or match block may contain. */
export type Block = { functions: FunctionDeclaration[]; allows: Allow[]; matches: MatchBlock[] };

export type MatchBlock = Block & { at: Position; pattern: PatternSegment[] };

export type RulesFile = {
  version: { at: Position; text: string } | null;
  functions: FunctionDeclaration[];
  services: (Block & { at: Position; name: string })[];
};
