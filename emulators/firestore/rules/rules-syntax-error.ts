import type { Position } from './ast.ts';

/** Rules that cannot be loaded, and where; `line` and `column` count from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  constructor(message: string, at: Position) {
    super(`L${at.line}:${at.column} ${message}`);
    this.name = 'RulesSyntaxError';
    this.line = at.line;
    this.column = at.column;
  }
}
