import { RESUME_MESSAGES } from '../../../../contract/messages.ts';

export type ResumeRefusal = keyof typeof RESUME_MESSAGES;

/** A file that does not become a resume. `detail` is the sentence for the user: what is wrong, then what to do. */
export class ResumeRefused extends Error {
  override readonly name = 'ResumeRefused';
  readonly code: ResumeRefusal;
  readonly detail: string;

  constructor(code: ResumeRefusal, options: { cause?: unknown } = {}) {
    super(`${code}: ${RESUME_MESSAGES[code]}`, options);
    this.code = code;
    this.detail = RESUME_MESSAGES[code];
  }
}
