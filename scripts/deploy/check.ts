import { join } from 'node:path';
import { queryLogFolder } from '../../tests/support/query-log-folder.ts';
import { checkBoards } from './boards.ts';
import { checkCodebases } from './codebases.ts';
import { checkCsp } from './csp.ts';
import { type CheckResult, error, type Finding, messageOf } from './finding.ts';
import { checkFirebaseJson, readFirebaseJson } from './firebase-json.ts';
import { checkIndexes } from './indexes.ts';
import { checkParams, type WireParam } from './params.ts';
import { checkRulesFiles } from './rules.ts';
import { functionsValues, type Target, type Values, webValues } from './target.ts';
import { checkWebApp } from './web-app.ts';

/** What a successful check leaves to deploy. */
export type Checked = {
  errors: number;
  /** Folders of the built codebases by name, and of the built web app. */
  codebases: Record<string, string>;
  web: string;
  params: WireParam[];
  values: Values;
};

export const print = (line: string): void => console.log(line);

function report(title: string, { notes, findings }: CheckResult, log: (line: string) => void): number {
  log(`\n── ${title}`);
  for (const note of notes) log(`   ${note}`);
  const order = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  for (const { what, fix } of order('error')) log(`   ERROR  ${what}\n          → ${fix}`);
  for (const { what, fix } of order('warning')) log(`   note   ${what}\n          → ${fix}`);
  const errors = order('error').length;
  if (errors === 0) log('   ok');
  return errors;
}

/** The params of all codebases, without duplicates. */
function allParams(manifests: { params?: WireParam[] }[]): WireParam[] {
  const by_name = new Map(manifests.flatMap(({ params = [] }) => params).map((param) => [param.name, param]));
  return [...by_name.values()];
}

function readValues(root: string, folder: string, target: Target): { values: Values; problem: Finding[] } {
  try {
    return { values: functionsValues(root, folder, target), problem: [] };
  } catch (thrown) {
    const fix = 'Correct the dotenv files in functions/.';
    return { values: {}, problem: [error(messageOf(thrown), fix)] };
  }
}

/** Runs every check and prints its findings. @param target null for checks that are the same for every project */
export async function checkDeploy(
  root: string,
  target: Target | null,
  log: (line: string) => void,
): Promise<Checked> {
  const work = join(root, '.cache', 'deploy');
  const config = readFirebaseJson(root);
  const web = target ? webValues(root, target.web_mode) : {};
  let errors = report('firebase.json', checkFirebaseJson(root, config), log);
  errors += report(
    'security rules',
    checkRulesFiles(root, { firestore: config.firestore.rules, storage: config.storage.rules }),
    log,
  );
  errors += report('indexes', checkIndexes(root, config.firestore.indexes, queryLogFolder()), log);
  errors += report('content security policy', checkCsp(config, web), log);
  const out = join(work, 'web');
  errors += report('web app', await checkWebApp(root, target?.web_mode ?? 'production', web, out), log);
  // After the web app: the pages that functions render name the files of this build.
  const functions = await checkCodebases(root, config, join(work, 'functions'), `${out}-pages`);
  errors += report('functions', functions, log);
  const params = allParams(functions.built.map(({ manifest }) => manifest));
  let values: Values = {};
  if (target) {
    const read = readValues(root, config.functions[0]?.configDir ?? 'functions', target);
    values = read.values;
    const { notes, findings } = checkParams(params, values, web, target);
    const all = { notes, findings: [...read.problem, ...findings] };
    errors += report(`values of ${target.project}`, all, log);
    errors += report('job boards', checkBoards(root, target), log);
  } else {
    log('\n── values\n   not checked: give the project with -- --project ID');
  }
  log(
    errors === 0
      ? '\nNothing stands against a deploy.'
      : `\n${errors} ${errors === 1 ? 'error' : 'errors'}: a deploy would be refused.`,
  );
  const codebases = Object.fromEntries(functions.built.map(({ name, folder }) => [name, folder]));
  return { errors, codebases, web: out, params, values };
}
