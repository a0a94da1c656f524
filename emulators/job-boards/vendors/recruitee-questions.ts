import { hostedFields } from '../../employers/hosted/form.ts';
import type { HostedField, Widget } from '../../employers/hosted/hosted-vendor.ts';
import { recruitee } from '../../employers/hosted/vendors/recruitee.ts';
import { describeJob } from '../../employers/job.ts';
import type { Job } from '../board.ts';

const KINDS: Partial<Record<Widget, string>> = {
  text: 'string',
  textarea: 'text',
  select: 'single_choice',
  radios: 'single_choice',
  boxes: 'multi_choice',
};

/** What an offer says of its form, at the demo employer that its link leads to: its own questions, and which usual ones it asks. */
export function publishedQuestions(job: Job): Job {
  const link = new URL(String(job.careers_apply_url));
  const [, vendor, slug, , id] = link.pathname.split('/');
  if (vendor !== 'recruitee' || !slug || !id) return { open_questions: [] };
  const fields = hostedFields(recruitee, describeJob('recruitee', slug, id, link.search));
  const demand = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field ? (field.required ? 'required' : 'optional') : 'off';
  };
  const own = fields.filter(({ name }) => name.startsWith('candidate.openQuestionAnswers.'));
  return {
    options_cv: demand('candidate.cv'),
    options_phone: demand('candidate.phone'),
    options_cover_letter: 'off',
    options_photo: demand('candidate.photo'),
    open_questions: own.map(openQuestion),
  };
}

function openQuestion({ name, label, widget, required, options }: HostedField, index: number) {
  const [, , id, part] = name.split('.');
  const is_flag = part === 'flag';
  return {
    id: Number(id),
    position: index + 1,
    kind: is_flag ? 'boolean' : (KINDS[widget] ?? 'string'),
    body: label,
    required,
    options: {},
    translations: { en: { body: label } },
    open_question_options: is_flag ? [] : options.map((body, at) => ({ id: at + 1, body })),
  };
}
