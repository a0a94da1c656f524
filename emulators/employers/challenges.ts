import { randomInt, randomUUID } from 'node:crypto';
import type { Job } from './job.ts';

/** Sends a plain-text email to an applicant. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

// No look-alike letters or digits.
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/** CAPTCHA tokens and emailed security codes. Both are lost when the process ends, like a page left open too long. */
export class Challenges {
  readonly #sendMail: SendMail;
  readonly #tokens = new Set<string>();
  readonly #codes = new Map<string, string>();

  constructor(sendMail: SendMail) {
    this.#sendMail = sendMail;
  }

  /** A token for a person who passed the CAPTCHA. */
  issueToken(): string {
    const token = randomUUID();
    this.#tokens.add(token);
    return token;
  }

  /** True the first time an issued token is redeemed. */
  redeemToken(token: string): boolean {
    return this.#tokens.delete(token);
  }

  async sendCode(job: Job, email: string): Promise<void> {
    const code = Array.from(
      { length: CODE_LENGTH },
      () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
    ).join('');
    this.#codes.set(codeKey(job, email), code);
    await this.#sendMail({
      to: email,
      subject: `Security code for your application to ${job.company}`,
      text: `Copy and paste this code into the security code field on your application:\n\n${code}\n\nAfter you enter the code, resubmit your application.`,
    });
  }

  checkCode(job: Job, email: string, code: string): boolean {
    const key = codeKey(job, email);
    const fits = code !== '' && this.#codes.get(key) === code.trim().toUpperCase();
    if (fits) this.#codes.delete(key);
    return fits;
  }
}

function codeKey(job: Job, email: string): string {
  return `${job.vendor}/${job.slug}/${job.id}/${email.toLowerCase()}`;
}
