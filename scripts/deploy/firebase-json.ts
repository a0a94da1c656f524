import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { type CheckResult, error, type Finding } from './finding.ts';

export type HostingHeader = { key: string; value: string };
export type HostingRewrite = {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region?: string; pinTag?: boolean };
};
export type FunctionsEntry = {
  source: string;
  codebase: string;
  configDir?: string;
  predeploy?: string[];
};

/** The parts of `firebase.json` that the scripts read. */
export type FirebaseJson = {
  hosting: {
    public: string;
    rewrites: HostingRewrite[];
    headers: { source?: string; regex?: string; headers: HostingHeader[] }[];
    predeploy?: string[];
  };
  functions: FunctionsEntry[];
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
};

export function readFirebaseJson(root: string): FirebaseJson {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
}

/** Validates `firebase.json` against the schema of firebase-tools, and its paths against the disk. */
export function checkFirebaseJson(root: string, config: FirebaseJson): CheckResult {
  const schema = JSON.parse(
    readFileSync(join(root, 'node_modules/firebase-tools/schema/firebase-config.json'), 'utf8'),
  );
  // The schema has its generator's own formats and keywords, which do not constrain values.
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  const findings: Finding[] = [];
  if (!validate(config)) {
    for (const { instancePath, message, params } of validate.errors ?? []) {
      findings.push(
        error(
          `firebase.json${instancePath} ${message} ${JSON.stringify(params)}`,
          'Change it to what node_modules/firebase-tools/schema/firebase-config.json allows.',
        ),
      );
    }
  }
  for (const file of [config.firestore.rules, config.firestore.indexes, config.storage.rules]) {
    if (!existsSync(join(root, file))) {
      findings.push(error(`firebase.json names ${file}, which does not exist`, 'Correct the path.'));
    }
  }
  return { notes: [], findings };
}
