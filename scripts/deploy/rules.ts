import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRules } from '../../emulators/firestore/rules/check-rules.ts';
import { parseRules } from '../../emulators/firestore/rules/parse-rules.ts';
import { type CheckResult, error, type Finding, messageOf } from './finding.ts';

/**
 * Compiles security rules with the grammar of the embedded Firestore, and Firestore's also with its checks of names and
 * types; it does not know Cloud Storage's.
 */
export function checkRulesFiles(root: string, files: { firestore: string; storage: string }): CheckResult {
  const findings: Finding[] = [];
  for (const [service, file] of [
    ['cloud.firestore', files.firestore],
    ['firebase.storage', files.storage],
  ] as const) {
    try {
      const rules = parseRules(readFileSync(join(root, file), 'utf8'));
      const names = rules.services.map(({ name }) => name);
      if (names.join() !== service) {
        findings.push(
          error(`${file} has rules for ${names.join(', ') || 'nothing'}`, `They are for ${service}.`),
        );
      } else if (service === 'cloud.firestore') {
        checkRules(rules);
      }
    } catch (thrown) {
      findings.push(error(`${file}: ${messageOf(thrown)}`, 'Correct the rule at that place.'));
    }
  }
  return {
    notes: findings.length === 0 ? [`${files.firestore} and ${files.storage} compile`] : [],
    findings,
  };
}
