import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIndexes } from '../../emulators/firestore/indexes/definitions.ts';
import { indexJson } from '../../emulators/firestore/indexes/missing-index.ts';
import { findIndexes } from '../../emulators/firestore/indexes/planner.ts';
import { readQueryLog } from '../../emulators/firestore/indexes/query-log.ts';
import { type CheckResult, error, type Finding, messageOf, warning } from './finding.ts';

/**
 * Checks the declared indexes against the queries of the last test run. @param log the folder where the embedded
 * Firestore recorded them; it may be missing
 */
export function checkIndexes(root: string, file: string, log: string): CheckResult {
  const findings: Finding[] = [];
  try {
    const definitions = parseIndexes(readFileSync(join(root, file), 'utf8'));
    const expiring = definitions.overrides.length;
    const declared = new Set(definitions.composites.map(({ collectionGroup }) => collectionGroup));
    const notes = [
      `${definitions.composites.length} composite indexes, ${expiring} fields with rules of their own`,
    ];
    const served = existsSync(log) ? readQueryLog(log).served : [];
    // The embedded Firestore's own tests use other collections.
    const ours = served.filter(({ collectionGroup }) => declared.has(collectionGroup ?? ''));
    if (ours.length === 0) {
      findings.push(
        warning(
          `${file} was not held against the product's queries`,
          'npm run test:api notes them; run the check after it.',
        ),
      );
      return { notes, findings };
    }
    for (const shape of ours) {
      const found = findIndexes(shape, definitions);
      if ('missing' in found) {
        findings.push(
          error(`A query needs an index that ${file} lacks`, JSON.stringify(indexJson(found.missing))),
        );
      }
    }
    return {
      notes: [...notes, `${ours.length} different queries of the tests, each served by them`].slice(
        0,
        findings.length ? 1 : 2,
      ),
      findings,
    };
  } catch (thrown) {
    return { notes: [], findings: [error(`${file}: ${messageOf(thrown)}`, 'Correct the declaration.')] };
  }
}
