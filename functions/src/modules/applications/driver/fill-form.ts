import {
  type FieldOutcome,
  heldFields,
  lostAnswers,
  type Resolution,
  releasedFiles,
  resolveAnswers,
  type VendorKind,
} from '@huntwell/filler';
import type { Page } from 'playwright-core';
import type { FilledField } from '../../../contract/applications.ts';
import type { Dossier, ParkedOutcome } from './application-driver.ts';
import { inTime } from './in-time.ts';
import { type PageTask, readFields } from './reach-form.ts';
import { describeOpen } from './submit-form.ts';
import { watchRequests } from './watch-requests.ts';

export async function readAndResolve(page: Page, vendor: VendorKind, dossier: Dossier): Promise<Resolution> {
  return resolveAnswers(await readFields(page, vendor), dossier);
}

function notAccepted(fields: readonly FilledField[]): ParkedOutcome {
  const names = fields.map(({ label }) => `“${label}”`).join(', ');
  return {
    kind: 'failed',
    retryable: true,
    detail: `The form didn’t accept ${names ? `your answers to ${names.slice(0, 300)}` : 'some of your answers'}, so we didn’t send anything. Try again, or apply on the employer’s page.`,
  };
}

/** What the form holds and would send; it must not be sent without one of the answers. */
export async function readBack(
  page: Page,
  vendor: VendorKind,
  filled: Resolution,
): Promise<ParkedOutcome | FilledField[]> {
  const form = await page.evaluate((kind) => globalThis.huntwellFiller.readHeld(kind), vendor);
  const lost = lostAnswers(form, filled);
  for (const file of releasedFiles(form, filled)) {
    const shown = await page.evaluate(([kind, name]) => globalThis.huntwellFiller.showsUpload(kind, name), [
      vendor,
      file.value,
    ] as const);
    if (!shown) lost.push(file);
  }
  return lost.length > 0 ? notAccepted(lost) : heldFields(form, filled);
}

/** The answers of the page as it is now, with the files that it took: their inputs may be gone. */
function withFiles(now: Resolution, first: Resolution, files: ReadonlySet<string>): Resolution {
  const known = new Set(now.answers.map(({ key }) => key));
  const isTaken = ({ key }: { key: string }) => files.has(key) && !known.has(key);
  return {
    ...now,
    answers: [...first.answers.filter(isTaken), ...now.answers],
    fields: [...first.fields.filter(isTaken), ...now.fields],
  };
}

const failedKeys = (outcomes: readonly FieldOutcome[]) =>
  new Set(
    outcomes.filter(({ outcome }) => outcome === 'refused' || outcome === 'missing').map(({ key }) => key),
  );

/** Fills, then looks for questions that the answers revealed; null if everything was accepted. */
export async function fill(
  page: Page,
  { vendor, apply, dossier }: PageTask,
  first: Resolution,
): Promise<ParkedOutcome | Resolution> {
  const enter = (answers: Resolution['answers']) =>
    inTime(
      page.evaluate(([kind, given]) => globalThis.huntwellFiller.fill(kind, given), [
        vendor,
        answers,
      ] as const),
    );
  const files = first.answers.filter((answer) => 'resume' in answer);
  const attached = new Set(files.map((answer) => answer.key));
  if (files.length > 0) {
    // Some pages read the file and overwrite what is entered, so nothing is entered before they are done.
    const requests = watchRequests(page);
    const refused = failedKeys(await enter(files));
    await requests.settled();
    if (refused.size > 0) return notAccepted(first.fields.filter(({ key }) => refused.has(key)));
  }
  let resolution = first;
  let failed = new Set<string>();
  // At most two more rounds: an answer may reveal a question, and that one another.
  for (let round = 0; round < 3; round += 1) {
    failed = failedKeys(await enter(resolution.answers.filter(({ key }) => !attached.has(key))));
    const again = await readAndResolve(page, vendor, dossier);
    const known = new Set(resolution.answers.map((answer) => answer.key));
    const opened = again.answers.some((answer) => !known.has(answer.key));
    const open = describeOpen(again, apply.url);
    if (open) return open;
    if (failed.size === 0 && !opened) return withFiles(again, first, attached);
    resolution = again;
  }
  return notAccepted(resolution.fields.filter(({ key }) => failed.has(key)));
}
