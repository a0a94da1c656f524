export type Outcome = 'passed' | 'failed' | 'skipped';

const line = /^(not )?ok \d+ (?:- )?(.*?)(?: # (.*))?$/;

/** Reads one line of TAP as printed by mocha and vitest; undefined if it is not a result. */
export function parseTapLine(text: string): { name: string; outcome: Outcome } | undefined {
  const match = line.exec(text);
  if (!match) return undefined;
  const [, not, title = '', directive = ''] = match;
  // vitest puts the file first and ` > ` between the suites; mocha joins them with spaces.
  const parts = title.split(' > ');
  const name = (parts[0]?.endsWith('.ts') ? parts.slice(1) : parts).join(' ');
  return { name, outcome: /^(SKIP|TODO)/i.test(directive) ? 'skipped' : not ? 'failed' : 'passed' };
}
