import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

/** What GitHub's own parser reports about a workflow. */
function errorsIn(content: string): string[] {
  const { context } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each(workflows)('%s is a workflow that GitHub accepts', (_name, content) => {
  expect(errorsIn(content)).toEqual([]);
});

test.each([
  ['an unknown key', 'stepz: []'],
  ['a step without anything to do', 'steps:\n      - name: x'],
])('the parser refuses %s', (_name, part) => {
  expect(errorsIn(`on: push\njobs:\n  a:\n    runs-on: x\n    ${part}\n`)).not.toEqual([]);
});

test.each(workflows)('%s pins its actions and gets no more rights than it names', (_name, content) => {
  const used = [...content.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@v\d+$|^\.\/\.github\/workflows\/[\w-]+\.yml$/);
  expect(content).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(content).not.toMatch(/credentials_json|FIREBASE_TOKEN|GCP_SA_KEY/);
});

test('every command of the workflows is one of this project', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const called = workflows.flatMap(([, content]) => [...content.matchAll(/npm run ([\w:]+)/g)]);
  expect(called.length).toBeGreaterThan(0);
  for (const [, name = ''] of called) expect(Object.keys(scripts)).toContain(name);
});
