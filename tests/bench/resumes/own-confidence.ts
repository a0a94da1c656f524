import { readDocument } from '../../../functions/src/modules/resumes/parser/read-resume-bytes.ts';
import { forgetTexts } from '../../../functions/src/modules/resumes/parser/text/remembered.ts';
import { understand } from '../../../functions/src/modules/resumes/parser/understand.ts';
import { type Sure, scoreEntries, scoreMentions } from './score.ts';
import type { ResumeCase } from './truths.ts';

/** The values of a resume with the reader's own confidence, before the curves, in this process. */
export async function ownConfidence(one: ResumeCase, now: Date): Promise<Sure[]> {
  try {
    const { document } = await readDocument(new Uint8Array(one.bytes));
    const parsed = understand(document, now.toISOString().slice(0, 7));
    return (
      one.truth === undefined ? scoreMentions(parsed, one.mentions ?? {}) : scoreEntries(parsed, one.truth)
    ).sure;
  } finally {
    forgetTexts();
  }
}
