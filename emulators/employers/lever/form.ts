import { extraFiles } from '../extra-files.ts';
import type { Field } from '../fields.ts';
import { type Job, uuidOf } from '../job.ts';
import { DEMOGRAPHIC_QUESTIONS } from '../question-bank.ts';
import { type FormVariant, formVariant, type Question } from '../questions.ts';

/** How a custom question appears, in Lever's words. */
type CardType = 'text' | 'textarea' | 'dropdown' | 'multiple-choice' | 'multiple-select' | 'file-upload';

export type CardField = Field & { cardType: CardType };

type LeverForm = {
  variant: FormVariant;
  contact: Field[];
  links: Field[];
  cardId: string;
  cards: CardField[];
  eeo: Field[];
  consent: Field | undefined;
};

const RADIO_LIMIT = 4;

/** The form of a job, section by section. */
export function leverForm(job: Job): LeverForm {
  const variant = formVariant(job);
  const cardId = uuidOf(`card/${job.slug}/${job.id}`);
  return {
    variant,
    contact: [
      plain('resume', 'Resume/CV', 'file', true),
      plain('name', 'Full name', 'text', true),
      plain('email', 'Email', 'email', true),
      plain('phone', 'Phone', 'phone', variant.phoneRequired),
      plain('location', 'Current location', 'text', variant.location),
      plain('org', 'Current company', 'text', false),
    ],
    links: ['LinkedIn', 'GitHub', 'Portfolio', 'Other'].map((site) =>
      plain(`urls[${site}]`, `${site} ${site === 'Other' ? 'website' : 'URL'}`, 'text', false),
    ),
    cardId,
    // Link questions have fields of their own in this form.
    cards: [
      ...variant.questions
        .filter(({ topic }) => topic !== 'linkedin' && topic !== 'website')
        .map((question) => (name: string) => cardField(question, name)),
      ...extraFiles(job).map(
        ({ label, required }) =>
          (name: string): CardField => ({
            ...plain(name, label, 'file', required),
            cardType: 'file-upload',
          }),
      ),
    ].map((card, index) => card(`cards[${cardId}][field${index}]`)),
    eeo: variant.demographics ? eeoFields() : [],
    consent: variant.consent
      ? plain('consent[store]', `I agree that ${job.company} keeps my data for recruiting.`, 'consent', true)
      : undefined,
  };
}

/** Every field as the server validates it. */
export function leverFields(form: LeverForm): Field[] {
  return [
    ...form.contact,
    ...form.links,
    ...form.cards,
    plain('comments', 'Additional information', 'text', false),
    ...form.eeo,
    ...(form.consent ? [form.consent] : []),
  ];
}

/** The hidden description of the custom questions that the page embeds. */
export function baseTemplate(form: LeverForm): unknown {
  return {
    id: form.cardId,
    text: 'A few questions',
    type: 'posting',
    instructions: '',
    fields: form.cards.map(({ cardType, label, required, options, name }) => ({
      id: uuidOf(name),
      type: cardType,
      text: label,
      description: '',
      required,
      options: options.map((text) => ({ text, optionId: uuidOf(`${name}/${text}`) })),
    })),
  };
}

function plain(
  name: string,
  label: string,
  kind: Field['kind'],
  required: boolean,
  options: string[] = [],
): Field {
  return { name, label, kind, required, options };
}

function cardField(question: Question, name: string): CardField {
  const { text: label, required, options } = question;
  const base = { name, label, required, options };
  switch (question.kind) {
    case 'yes_no':
      return { ...base, kind: 'single', cardType: 'multiple-choice' };
    case 'single':
      return {
        ...base,
        kind: 'single',
        cardType: options.length > RADIO_LIMIT ? 'dropdown' : 'multiple-choice',
      };
    case 'multi':
      return { ...base, kind: 'multi', cardType: 'multiple-select' };
    case 'long_text':
      return { ...base, kind: 'text', cardType: 'textarea' };
    default:
      return { ...base, kind: question.kind === 'number' ? 'number' : 'text', cardType: 'text' };
  }
}

function eeoFields(): Field[] {
  const byTopic = (topic: string) => DEMOGRAPHIC_QUESTIONS.find((question) => question.topic === topic);
  const names = {
    gender: 'gender',
    race: 'race',
    veteran: 'veteran_status',
    disability: 'disability_status',
  };
  const selects = Object.entries(names).flatMap(([name, topic]) => {
    const question = byTopic(topic);
    return question ? [plain(`eeo[${name}]`, question.text, 'single', false, [...question.options])] : [];
  });
  return [
    ...selects,
    plain('eeo[disabilitySignature]', 'Your name', 'text', false),
    plain('eeo[disabilitySignatureDate]', "Today's date", 'text', false),
  ];
}
