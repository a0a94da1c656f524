import type { FilledField } from '../../../contract/applications.ts';
import { claimLease, holdsLease, LeaseLost } from '../../../platform/lease.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { Dossier } from '../driver/application-driver.ts';
import { type Claim, LEASE_MS, leasedUntil } from '../lifecycle/application-lease.ts';
import type { ApplicationRecord, SubmitIntent } from '../lifecycle/application-record.ts';
import { pauseReasonOf, SubmissionStopped, switchedOff } from '../pause/pause-reason.ts';

/**
 * Stores the write-ahead record of a submission; the send button may be clicked only after it resolves. Throws
 * `SubmissionStopped` if the user or an administrator stopped it meanwhile, or the answers are not those approved.
 */
export async function recordSubmitIntent(
  deps: ApplicationWorkDeps,
  claim: Claim,
  resume: Dossier['resume'],
  screenshot: Uint8Array,
  fields: FilledField[],
): Promise<SubmitIntent> {
  const { id, uid } = claim.record;
  const screenshot_path = `users/${uid}/applications/${id}/${claim.holder}.png`;
  await deps.files.put(screenshot_path, screenshot, 'image/png');
  const is_revoked = await deps.isRevoked(uid);
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, id);
    if (!holdsLease(record, claim.holder) || record.status !== 'submitting' || record.submit_intent) {
      throw new LeaseLost('The application changed before the click');
    }
    const off = await switchedOff(deps, record, tx);
    if (off) throw new SubmissionStopped('The form driver was turned off', off);
    const note = await pauseReasonOf(tx, deps, uid, is_revoked);
    const resume_version = resume?.version ?? null;
    if (note) {
      throw new SubmissionStopped(note, {
        kind: 'review',
        note,
        fields: record.fields,
        resume_version: record.resume_version,
      });
    }
    if (record.approved && !isWhatWasApproved(record, fields, resume)) {
      const changed = 'Your answers changed after you approved them. Review them again.';
      throw new SubmissionStopped(changed, { kind: 'review', note: changed, fields, resume_version });
    }
    const now = deps.clock();
    const intent = {
      holder: claim.holder,
      at: now,
      screenshot_path,
      resume_file_name: resume?.file_name ?? '',
      resume_version: resume?.version ?? 0,
    };
    const activity = 'sending the form';
    deps.applications.save(
      tx,
      {
        ...record,
        ...leasedUntil(claimLease(claim.holder, now, LEASE_MS)),
        submit_intent: intent,
        fields,
        activity,
        updated_at: now,
      },
      null,
    );
    return intent;
  });
}

/**
 * Whether these are the answers and the file that the user approved. Answers count as they were entered: the page may
 * complete a place or format a number, and enter things itself.
 */
function isWhatWasApproved(
  record: ApplicationRecord,
  fields: FilledField[],
  resume: Dossier['resume'],
): boolean {
  const words = (all: FilledField[]) =>
    all
      .filter(({ origin }) => origin !== 'page')
      .map(({ label, value, entered = value }) => JSON.stringify([label, entered]))
      .sort();
  const [approved, present] = [words(record.fields), words(fields)];
  if (approved.length !== present.length || approved.some((one, at) => one !== present[at])) return false;
  const withFile = resume !== null && fields.some(({ value }) => value === resume.file_name);
  return !withFile || record.resume_version === resume.version;
}
