import { constants } from 'node:os';
import { expect, it } from 'vitest';
import { type Outcome, runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';

const script = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  name,
  cores: 1,
  command: [process.execPath, '-e', code],
  ...more,
});

async function run(stages: Stage[]): Promise<{ outcomes: Outcome[]; output: string }> {
  let output = '';
  const outcomes = await runStages(stages, {
    cwd: import.meta.dirname,
    env: process.env,
    cores: 2,
    write: (text) => {
      output += text;
    },
  });
  return { outcomes, output };
}

const overlap = (a: Outcome | undefined, b: Outcome | undefined) =>
  a !== undefined && b !== undefined && a.began < b.ended && b.began < a.ended;

it('runs beside each other what fits on the cores, and nothing more', async () => {
  const { outcomes } = await run([script('a', ''), script('b', ''), script('both', '', { cores: 2 })]);
  const [a, b, both] = outcomes;
  expect([overlap(a, b), overlap(a, both), overlap(b, both)]).toEqual([true, false, false]);
});

it('runs what takes no core beside all others, one at a time and last in line for the processor', async () => {
  const priority = "console.log('priority ' + require('node:os').getPriority())";
  const { outcomes, output } = await run([
    script('idly', priority, { cores: 0 }),
    script('idly too', '', { cores: 0 }),
    script('both', 'setTimeout(() => {}, 500)', { cores: 2 }),
  ]);
  const [idly, too, both] = outcomes;
  expect([overlap(idly, both), overlap(idly, too)]).toEqual([true, false]);
  expect(output).toContain(`priority ${constants.priority.PRIORITY_LOW}`);
});

it('begins a stage when those have ended that it reads, failed or not', async () => {
  const { outcomes } = await run([
    script('reader', '', { after: ['writer'] }),
    script('writer', 'process.exitCode = 3'),
  ]);
  const [reader, writer] = outcomes;
  expect(outcomes.map(({ stage, succeeded }) => [stage.name, succeeded])).toEqual([
    ['reader', true],
    ['writer', false],
  ]);
  expect(reader?.began).toBeGreaterThanOrEqual(writer?.ended ?? Number.POSITIVE_INFINITY);
});

it('prints the output of each stage in one piece, in the order in which they began', async () => {
  const talk = (word: string) =>
    `for (let n = 0; n < 3; n++) setTimeout(() => console.log('${word}' + n), n * 5);`;
  const { output } = await run([script('a', talk('a')), script('b', `${talk('b')} console.error('b!')`)]);
  expect(output).toMatch(/^\n── a\na0\na1\na2\n\n── b\n/);
  expect(output.slice(output.indexOf('── b')).split('\n').filter(Boolean).sort()).toEqual(
    ['── b', 'b!', 'b0', 'b1', 'b2'].sort(),
  );
});

it('counts a program that cannot be started as failed, and refuses a circle', async () => {
  const { outcomes, output } = await run([{ name: 'x', cores: 1, command: ['/no/such/program'] }]);
  expect(outcomes.map(({ succeeded }) => succeeded)).toEqual([false]);
  expect(output).toContain('ENOENT');
  const circle = [script('a', '', { after: ['b'] }), script('b', '', { after: ['a'] })];
  await expect(run(circle)).rejects.toThrow('Nothing leads to a, b');
});
