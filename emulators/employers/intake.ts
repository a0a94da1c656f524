import { setTimeout as wait } from 'node:timers/promises';
import { type Answers, type Field, isEmail, validate } from './fields.ts';
import type { Job } from './job.ts';
import type { Reception } from './reception-store.ts';
import type { Site } from './site.ts';

export type Submission = {
  fields: readonly Field[];
  answers: Answers;
  honeypot: string;
  captchaToken: string;
  securityCode: string;
  userAgent: string;
};

/** The outcome. `drop` means: close the connection without a response. */
export type Outcome =
  | { kind: 'received'; reception: Reception }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'captcha' }
  | { kind: 'security_code'; wrong: boolean }
  | { kind: 'closed' | 'blocked' | 'spam' | 'server_error' | 'drop' };

/** Whether the job accepts applications. */
export function isOpen(site: Site, job: Job): boolean {
  return (site.faults.get(job.id).status ?? (job.traps.has('closed') ? 'closed' : 'open')) === 'open';
}

/**
 * Validates a submission as a real employer's server would, and records it only if everything passes. Order matters: a
 * form with errors is told about them before any challenge.
 */
export async function receiveSubmission(site: Site, job: Job, submission: Submission): Promise<Outcome> {
  const fault = site.faults.nextSubmitFault(job.id);
  if (fault.delay_ms) await wait(fault.delay_ms);
  if (!isOpen(site, job) || fault.status === 'closed') return { kind: 'closed' };
  if (fault.submit === 'drop') return { kind: 'drop' };
  if (fault.submit === 'server_error' || job.traps.has('server_error')) return { kind: 'server_error' };
  const errors = {
    ...validate(submission.fields, submission.answers),
    ...(await missingFiles(site, submission)),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const refusal = await challenge(site, job, submission);
  if (refusal) return refusal;
  const reception = await record(site, job, submission);
  if (fault.submit === 'confirm_lost' || job.traps.has('confirm_lost')) return { kind: 'drop' };
  if (fault.answer_delay_ms) await wait(fault.answer_delay_ms);
  return { kind: 'received', reception };
}

async function challenge(site: Site, job: Job, submission: Submission): Promise<Outcome | undefined> {
  if (job.traps.has('blocked')) return { kind: 'blocked' };
  if (job.traps.has('spam')) return { kind: 'spam' };
  if (
    (job.traps.has('captcha') || job.traps.has('late_captcha')) &&
    !site.challenges.redeemToken(submission.captchaToken)
  )
    return { kind: 'captcha' };
  if (job.traps.has('email_code')) {
    const email = emailOf(submission);
    if (site.challenges.checkCode(job, email, submission.securityCode)) return undefined;
    const wrong = submission.securityCode !== '';
    if (!wrong) await site.challenges.sendCode(job, email);
    return { kind: 'security_code', wrong };
  }
  return undefined;
}

async function missingFiles(site: Site, submission: Submission): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const field of submission.fields) {
    const id = submission.answers[field.name];
    if (field.kind === 'file' && typeof id === 'string' && id && !(await site.files.find(id)))
      errors[field.name] = 'Attach the file again.';
  }
  return errors;
}

async function record(site: Site, job: Job, submission: Submission): Promise<Reception> {
  const fields: Reception['fields'] = [];
  const files: Reception['files'] = [];
  for (const field of submission.fields) {
    const answer = [submission.answers[field.name] ?? []].flat().filter((value) => value !== '');
    if (answer.length === 0) continue;
    if (field.kind !== 'file') {
      fields.push({ name: field.name, label: field.label, value: answer.join(', ') });
      continue;
    }
    const stored = await site.files.find(answer[0] ?? '');
    if (stored) files.push({ field: field.name, label: field.label, ...stored });
  }
  return site.receptions.add({
    vendor: job.vendor,
    company_slug: job.slug,
    company: job.company,
    job_id: job.id,
    title: job.title,
    email: emailOf(submission),
    fields,
    files,
    honeypot: submission.honeypot !== '',
    user_agent: submission.userAgent,
  });
}

function emailOf(submission: Submission): string {
  const field = submission.fields.find((candidate) => candidate.kind === 'email');
  const value = field && submission.answers[field.name];
  return typeof value === 'string' && isEmail(value.trim()) ? value.trim() : '';
}
