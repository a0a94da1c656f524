export {};

/** What the laboratory can do; a command is loaded only when it is called, so that `parse` does not pay for the matcher. */
const COMMANDS: Record<string, { usage: string; run: (args: string[]) => Promise<number> }> = {
  parse: {
    usage: 'parse FILE…',
    run: async (args) => (await import('./parse.ts')).runParse(args),
  },
  score: {
    usage: 'score --resume FILE [--preferences FILE.json] --postings FILE.jsonl',
    run: async (args) => (await import('./score.ts')).runScore(args),
  },
  titles: {
    usage: 'titles --queries Q.tsv --corpus C.tsv',
    run: async (args) => (await import('./titles.ts')).runTitles(args),
  },
  posting: {
    usage: 'posting FILE.json --source greenhouse|lever|ashby',
    run: async (args) => (await import('./posting.ts')).runPosting(args),
  },
  read: {
    usage: 'read FILE.jsonl',
    run: async (args) => (await import('./read.ts')).runRead(args),
  },
  signals: {
    usage: 'signals FILE.jsonl',
    run: async (args) => (await import('./signals.ts')).runSignals(args),
  },
  fill: {
    usage: 'fill PAGE.html --dossier FILE.json',
    run: async (args) => (await import('./fill.ts')).runFill(args),
  },
  skills: {
    usage: 'skills FILE.txt',
    run: async (args) => (await import('./skills.ts')).runSkills(args),
  },
};

/** The laboratory: runs the pure parts of the product on files, without the stack. */
const USAGE = ['Usage:', ...Object.values(COMMANDS).map(({ usage }) => `  npm run lab -- ${usage}`)].join(
  '\n',
);

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
if (command) {
  process.exitCode = await command.run(args);
} else {
  console.error(name === undefined ? USAGE : `Unknown command "${name}".\n${USAGE}`);
  process.exitCode = 2;
}
