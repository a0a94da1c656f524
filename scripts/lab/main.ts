export {};

/**
 * The laboratory: runs the pure parts of the product on files, without the stack.
 *
 *   npm run lab -- parse FILE…
 *   npm run lab -- score --resume FILE [--preferences FILE.json] --postings FILE.jsonl
 *
 * Each command is loaded only when it is called, so that `parse` does not pay for the matcher.
 */
const USAGE = `Usage:
  npm run lab -- parse FILE…
  npm run lab -- score --resume FILE [--preferences FILE.json] --postings FILE.jsonl`;

const [command, ...rest] = process.argv.slice(2);

switch (command) {
  case 'parse': {
    const { runParse } = await import('./parse.ts');
    process.exitCode = await runParse(rest);
    break;
  }
  case 'score': {
    const { runScore } = await import('./score.ts');
    process.exitCode = await runScore(rest);
    break;
  }
  default:
    console.error(command === undefined ? USAGE : `Unknown command "${command}".\n${USAGE}`);
    process.exitCode = 2;
}
