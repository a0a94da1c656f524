import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPath } from '../../emulators/employers/apply-path.ts';
import { honeypotName, hostedFields, MARKETING } from '../../emulators/employers/hosted/form.ts';
import type { HostedField, HostedVendor } from '../../emulators/employers/hosted/hosted-vendor.ts';
import { HOSTED_VENDORS } from '../../emulators/employers/hosted/vendors.ts';
import { describeJob } from '../../emulators/employers/job.ts';
import { formVariant, type Question } from '../../emulators/employers/questions.ts';
import { startEmployers } from '../../emulators/employers/server.ts';
import type { LabeledForm, Wanted } from './forms.ts';

/** What the applicant of `dossier.json` has told, by the label of a field that every form of a vendor has. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/^first name$/i, 'Dana'],
  [/^last name$/i, 'Okafor'],
  [/^(?:full|your) name$/i, 'Dana Okafor'],
  [/\be-?mail\b/i, 'dana.okafor@example.com'],
  [/\b(?:tele)?phone\b/i, '+16175550142'],
  [/\blinkedin\b/i, 'https://www.linkedin.com/in/dana-okafor'],
  [/^website$/i, 'https://dana.example'],
  [/^pronouns$/i, 'she/her'],
  [/^current company$/i, 'Harbor Health'],
  [/^gender$/i, 'Female'],
  [/^race$/i, 'Black or African American'],
];

/** The answers to questions, by topic; of those that nobody but the applicant can answer, that they are asked. */
const ANSWERS: Record<string, string | ((text: string) => string)> = {
  work_authorization: 'Yes',
  sponsorship: (text) => (/without|do not require/i.test(text) ? 'Yes' : 'No'),
  notice_period: '2 weeks',
  notice_period_choice: '2 weeks',
  // In the same or a relevant role: not what the dossier says.
  years_of_experience: '@ask',
  relocation: 'Yes',
  adult: (text) => (/under 18/i.test(text) ? 'No' : 'Yes'),
  how_did_you_hear: 'LinkedIn',
  linkedin: 'https://www.linkedin.com/in/dana-okafor',
  website: 'https://dana.example',
  why_us: '@ask',
  years_of_skill: '@ask',
  former_employee: '@ask',
  non_compete: '@ask',
};

function wantOf({ name, label, options }: HostedField, question: Question | undefined): string | null {
  if (name === MARKETING) return '@leave';
  const told = TOLD.find(([words]) => words.test(label))?.[1];
  if (!question) return told ?? null;
  const answer = ANSWERS[question.topic];
  const want = typeof answer === 'function' ? answer(question.text) : answer;
  // An answer that the form does not offer can only be asked.
  return want && options.length > 0 && !want.startsWith('@') && !options.includes(want)
    ? '@ask'
    : (want ?? null);
}

/** What is wanted of a job's form, as far as it is known. */
function wantedIn(vendor: HostedVendor, job: ReturnType<typeof describeJob>): Wanted[] {
  const questions = new Map(formVariant(job).questions.map((one) => [one.text, one]));
  const wanted = hostedFields(vendor, job).flatMap((field) => {
    const want = wantOf(field, questions.get(field.label));
    return want === null ? [] : [{ id: field.id, name: field.name, label: field.label, want }];
  });
  return [...wanted, { id: '', name: honeypotName(job), label: '', want: '@leave' }];
}

/** Pages of the demo employers' vendors, this many of each, every one with a honeypot. */
export async function demoForms(each: number): Promise<LabeledForm[]> {
  const dossier: unknown = JSON.parse(await readFile(join(import.meta.dirname, 'dossier.json'), 'utf8'));
  const dataDir = await mkdtemp(join(tmpdir(), 'huntwell-forms-'));
  const site = await startEmployers({ port: 0, host: '127.0.0.1', dataDir, sendMail: async () => undefined });
  try {
    const forms: LabeledForm[] = [];
    for (const vendor of HOSTED_VENDORS) {
      for (let number = 0; number < each; number += 1) {
        const id = `honeypot-form-${number}`;
        const page = await fetch(`${site.origin}${applyPath(vendor.vendor, 'acme', id)}`);
        const wanted = wantedIn(vendor, describeJob(vendor.vendor, 'acme', id, ''));
        forms.push({ name: `${vendor.vendor} ${number}`, html: await page.text(), dossier, wanted });
      }
    }
    return forms;
  } finally {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
