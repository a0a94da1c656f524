import { hashOf, type Job, pick, sequenceOf } from './job.ts';
import { QUESTION_BANK, type QuestionKind, type QuestionTemplate } from './question-bank.ts';

export type Question = {
  topic: string;
  text: string;
  kind: QuestionKind;
  options: readonly string[];
  required: boolean;
  key: number;
};

/** What a job's form contains besides name, email, phone and resume. */
export type FormVariant = {
  questions: Question[];
  demographics: boolean;
  /** A consent checkbox that must be checked. */
  consent: boolean;
  education: boolean;
  /** A location must be chosen from suggestions. */
  location: boolean;
  phoneRequired: boolean;
};

/** Number of questions for each form size; a quarter of all forms have none of their own. */
const SIZES = [
  { name: 'plain', least: 0, most: 0 },
  { name: 'short', least: 1, most: 2 },
  { name: 'usual', least: 2, most: 4 },
  { name: 'long', least: 5, most: 7 },
] as const;

/**
 * The form of a job: the same for the same vendor, employer and id.
 *
 * Tests choose through the query: `ask=none`, or `ask=work_authorization,sponsorship.2,why_us~` (number selects the
 * wording, `~` makes it optional); `demographics`, `consent`, `education`, `location` and `phone_required` take `yes`
 * or `no`.
 */
export function formVariant(job: Job): FormVariant {
  const next = sequenceOf(`${job.vendor}/${job.slug}/${job.id}`);
  const size = pick(SIZES, Math.floor(next() * SIZES.length));
  const flags = {
    demographics: next() < 0.4,
    consent: next() < 0.2,
    education: next() < 0.25,
    location: next() < 0.35,
    phoneRequired: next() < 0.5,
  };
  const ask = job.query.get('ask');
  return {
    questions: ask === null ? drawQuestions(job, size, next) : askedQuestions(job, ask),
    demographics: flag(job, 'demographics', flags.demographics && ask === null),
    consent: flag(job, 'consent', flags.consent && ask === null),
    education: flag(job, 'education', flags.education && ask === null && size.name === 'long'),
    location: flag(job, 'location', flags.location && ask === null),
    phoneRequired: flag(job, 'phone_required', flags.phoneRequired && ask === null),
  };
}

function flag(job: Job, name: string, usual: boolean): boolean {
  const asked = job.query.get(name);
  return asked === null ? usual : asked === 'yes';
}

function drawQuestions(job: Job, size: { least: number; most: number }, next: () => number): Question[] {
  const count = size.least + Math.floor(next() * (size.most - size.least + 1));
  // The first two topics are by far the most common, so they usually come first.
  const weighted = QUESTION_BANK.map((template, index) => ({
    template,
    weight: next() + (index < 2 ? 0.45 : 0),
  }));
  const drawn = weighted.sort((a, b) => b.weight - a.weight).slice(0, count);
  const chosen = new Set(drawn.map(({ template }) => template));
  if (chosen.size > 1) dropTwins(chosen);
  return QUESTION_BANK.filter((template) => chosen.has(template)).map((template) =>
    toQuestion(job, template, Math.floor(next() * template.texts.length), next() < template.insist),
  );
}

/** A form never asks the same thing in two forms. */
function dropTwins(chosen: Set<QuestionTemplate>): void {
  const topics = new Set([...chosen].map((template) => template.topic));
  for (const template of chosen) {
    if (template.topic === 'notice_period_choice' && topics.has('notice_period')) chosen.delete(template);
  }
}

/**
 * The questions requested by a test. A topic may appear several times with different wordings, each a separate
 * question.
 */
function askedQuestions(job: Job, ask: string): Question[] {
  const times = new Map<string, number>();
  return ask.split(',').flatMap((entry) => {
    const match = /^([a-z_]+)(?:\.(\d+))?(~)?$/.exec(entry.trim());
    const template = QUESTION_BANK.find(({ topic }) => topic === match?.[1]);
    if (!template) return [];
    const before = times.get(template.topic) ?? 0;
    times.set(template.topic, before + 1);
    const question = toQuestion(job, template, Number(match?.[2] ?? 0), match?.[3] === undefined);
    return [before === 0 ? question : { ...question, key: question.key + before }];
  });
}

function toQuestion(job: Job, template: QuestionTemplate, wording: number, required: boolean): Question {
  return {
    topic: template.topic,
    text: pick(template.texts, wording)
      .replaceAll('{title}', job.title)
      .replaceAll('{company}', job.company)
      .replaceAll('{country}', job.country),
    kind: template.kind,
    options: template.options ?? [],
    required,
    key: 10_000_000 + (hashOf(`${job.slug}/${job.id}/${template.topic}`) % 60_000_000),
  };
}
