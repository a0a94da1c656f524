import type { FilledField, Receipt } from '../../../contract/applications.ts';
import type { ApplicationRecord, SubmitIntent } from '../lifecycle/application-record.ts';

/** What was sent, from the submit intent, with the proof that the employer received it (nulls without one). */
export function receiptOf(
  intent: SubmitIntent,
  fields: FilledField[],
  proof: Pick<Receipt, 'confirmation_text' | 'confirmation_url' | 'sent_at' | 'confirmed_at'>,
): Receipt {
  return {
    fields,
    resume_file_name: intent.resume_file_name,
    resume_version: intent.resume_version,
    has_screenshot: true,
    ...proof,
  };
}

/** What sending changes in the application. */
export function sentChanges(intent: SubmitIntent, receipt: Receipt): Partial<ApplicationRecord> {
  return {
    sent_at: new Date(receipt.sent_at),
    receipt,
    fields: receipt.fields,
    screenshot_path: intent.screenshot_path,
  };
}
