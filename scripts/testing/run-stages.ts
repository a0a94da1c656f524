import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Stage } from './stages.ts';

export type Outcome = {
  stage: Stage;
  succeeded: boolean;
  /** ms since the first stage began */
  began: number;
  ended: number;
};

type Options = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Number of cores to share. */
  cores: number;
  write: (text: string) => void;
};

/** The output of several processes, one after the other: the first to start is streamed live. */
class Outputs {
  readonly #write: (text: string) => void;
  readonly #waiting: { chunks: string[]; ended: boolean }[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  begin(title: string): { add: (text: string) => void; end: () => void } {
    const mine = { chunks: [`\n── ${title}\n`], ended: false };
    this.#waiting.push(mine);
    this.#flush();
    return {
      add: (text) => {
        mine.chunks.push(text);
        this.#flush();
      },
      end: () => {
        mine.ended = true;
        this.#flush();
      },
    };
  }

  #flush(): void {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      for (const chunk of first.chunks.splice(0)) this.#write(chunk);
      if (!first.ended) return;
      this.#waiting.shift();
    }
  }
}

function run(stage: Stage, options: Options, add: (text: string) => void): Promise<boolean> {
  const [program, ...args] = stage.command;
  const { cwd, env } = options;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Its own processes inherit it.
  if (stage.cores === 0 && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => add(text));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      add(`${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Runs every stage, in parallel as far as they fit on the cores; a failed stage doesn't stop the others. */
export async function runStages(stages: Stage[], options: Options): Promise<Outcome[]> {
  const outputs = new Outputs(options.write);
  const waiting = [...stages];
  const running = new Map<Stage, Promise<void>>();
  const outcomes: Outcome[] = [];
  const started = performance.now();

  const mayBegin = ({ cores, after = [] }: Stage) => {
    const now = [...running.keys()];
    const busy = now.reduce((sum, stage) => sum + stage.cores, 0);
    const unfinished = [...waiting, ...now].map(({ name }) => name);
    if (after.some((name) => unfinished.includes(name))) return false;
    // One at a time takes what is idle.
    if (cores === 0) return !now.some((stage) => stage.cores === 0);
    return busy === 0 || busy + cores <= options.cores;
  };
  const begin = (stage: Stage) => {
    waiting.splice(waiting.indexOf(stage), 1);
    const began = performance.now() - started;
    const { add, end } = outputs.begin(stage.name);
    const done = run(stage, options, add).then((succeeded) => {
      end();
      running.delete(stage);
      outcomes.push({ stage, succeeded, began, ended: performance.now() - started });
    });
    running.set(stage, done);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayBegin); next; next = waiting.find(mayBegin)) begin(next);
    if (running.size === 0) throw new Error(`Nothing leads to ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return outcomes.sort((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage));
}
