import { z } from 'zod';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { parseAnswer, requestPage } from '../../postings/sources/board-request.ts';
import { boardAddress } from '../../postings/sources/job-source.ts';
import type { FormQuestion } from './forms.repository.ts';
import type { PublishedAt } from './published-at.ts';

const Demand = z.string().nullish();
const OpenQuestion = z.object({
  id: z.union([z.number(), z.string()]),
  kind: z.string().nullish(),
  body: z.string().nullish(),
  required: z.boolean().nullish(),
  open_question_options: z.array(z.object({ body: z.string().nullish() })).nullish(),
});
const Offer = z.object({
  id: z.union([z.number(), z.string()]),
  options_cv: Demand,
  options_phone: Demand,
  options_cover_letter: Demand,
  options_photo: Demand,
  open_questions: z.array(OpenQuestion).nullish(),
});
const Site = z.object({ offers: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })) });

const YES_NO = ['Yes', 'No'];

/** What a question's kind is on the page, and which part of its answer the control there is named after. */
const KINDS: Record<string, { kind: FormQuestion['kind']; part: string }> = {
  string: { kind: 'text', part: 'content' },
  text: { kind: 'long_text', part: 'content' },
  number: { kind: 'number', part: 'content' },
  date: { kind: 'date', part: 'content' },
  boolean: { kind: 'radio', part: 'flag' },
  single_choice: { kind: 'radio', part: 'content' },
  multi_choice: { kind: 'checkbox_group', part: 'multiContent' },
  file: { kind: 'file', part: 'file' },
  video: { kind: 'file', part: 'file' },
};

function toQuestion({ id, kind, body, required, open_question_options }: z.infer<typeof OpenQuestion>) {
  // An `infobox` asks nothing.
  if (!body || kind === 'infobox') return [];
  const known = KINDS[kind ?? ''] ?? { kind: 'text' as const, part: 'content' };
  const options = (open_question_options ?? []).flatMap((option) => option.body ?? []);
  const question: FormQuestion = {
    key: `candidate.openQuestionAnswers.${id}.${known.part}`,
    label: body,
    kind: known.kind,
    required: required ?? false,
    options: kind === 'boolean' ? YES_NO : options,
    demographic: false,
  };
  return [question];
}

/** One of the questions that an employer only chooses to require, to leave open, or not to ask. */
function usual(key: string, label: string, kind: FormQuestion['kind'], demand: string | null | undefined) {
  const question: FormQuestion = {
    key: `candidate.${key}`,
    label,
    kind,
    required: demand === 'required',
    options: [],
    demographic: false,
  };
  return demand === 'off' || demand === undefined || demand === null ? [] : [question];
}

/** The questions that Recruitee publishes with the jobs of a site, of one of them, in the order of its form; null if it is not there. */
export function recruiteeQuestions(text: string, id: string): FormQuestion[] | null {
  const raw = parseAnswer(text, Site).offers.find((offer) => String(offer.id) === id);
  if (!raw) return null;
  const offer = Offer.parse(raw);
  return [
    ...usual('name', 'Full name', 'text', 'required'),
    ...usual('email', 'Email address', 'email', 'required'),
    ...usual('phone', 'Phone number', 'phone', offer.options_phone),
    ...usual('cv', 'Resume', 'file', offer.options_cv),
    ...usual('coverLetter', 'Cover letter', 'long_text', offer.options_cover_letter),
    ...usual('photo', 'Photo', 'file', offer.options_photo),
    ...(offer.open_questions ?? []).flatMap(toQuestion),
  ];
}

/** Reads the questions of one job of a site; null if the site no longer has it. */
export function recruiteeForms(send: OutgoingFetch, base_url: string) {
  return async ({ board, id }: Pick<PublishedAt, 'board' | 'id'>): Promise<FormQuestion[] | null> => {
    const page = await requestPage(send, `${boardAddress(base_url, board)}/api/offers/`, {});
    return page === null || page === 'gone' ? null : recruiteeQuestions(page.text, id);
  };
}
