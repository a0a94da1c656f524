import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import type { RulesFile } from './ast.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

const parser = peggy.generate(readFileSync(new URL('./rules.peggy', import.meta.url), 'utf8'));

/**
 * The syntax tree of rules source; names are not resolved yet.
 * @throws RulesSyntaxError
 */
export function parseRules(source: string): RulesFile {
  try {
    return parser.parse(source) as RulesFile;
  } catch (error) {
    if (error instanceof parser.SyntaxError) throw new RulesSyntaxError(error.message, error.location.start);
    if (error instanceof RangeError)
      throw new RulesSyntaxError('The rules are nested too deeply.', { line: 1, column: 1 });
    throw error;
  }
}
