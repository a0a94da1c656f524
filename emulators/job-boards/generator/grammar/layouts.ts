import { type Block, capital, sentence, series } from './blocks.ts';
import { asItems, authorizationLine, extraLines, requirementLines } from './requirements.ts';
import * as part from './sections.ts';
import { dutyIn } from './verbs.ts';
import type { Voice } from './voice.ts';

/** How much a posting says; a layout turns it into more or fewer sentences. */
export type Measure = { duties: number; wants: number; benefits: number; about: number };
type Layout = (voice: Voice, measure: Measure) => Block[];

const paragraphOf = (voice: Voice, texts: readonly (string | null)[]): Block[] => {
  const text = texts.filter((some): some is string => some !== null && some !== '').join(' ');
  return text === '' ? [] : [part.paragraph(voice, text)];
};

const wantsList = (voice: Voice, count: number): Block => ({
  kind: 'bullets',
  items: asItems(voice, requirementLines(voice, count)),
});

function extras(voice: Voice): Block[] {
  if (voice.random.chance(0.45)) return [];
  return [part.heading(voice, 'extras'), { kind: 'bullets', items: asItems(voice, extraLines(voice)) }];
}

/** Company first, then the job: the form that most employers use. */
const classic: Layout = (voice, { duties, wants, benefits, about }) => [
  ...(voice.random.chance(0.6) ? [part.heading(voice, 'about')] : []),
  ...paragraphOf(voice, [part.aboutText(voice, about)]),
  ...(voice.random.chance(0.5) ? [part.heading(voice, 'role')] : []),
  ...paragraphOf(voice, [part.openingText(voice), part.settingText(voice, 1)]),
  part.heading(voice, 'duties'),
  ...part.dutyBlocks(voice, duties),
  part.heading(voice, 'wants'),
  wantsList(voice, wants),
  ...extras(voice),
  ...part.benefitBlocks(voice, benefits),
  ...paragraphOf(voice, [part.termsText(voice), authorizationLine(voice)]),
  ...part.closingBlocks(voice, 1),
];

/** The job first, the company near the end. */
const roleFirst: Layout = (voice, { duties, wants, benefits, about }) => [
  ...paragraphOf(voice, [part.openingText(voice), part.settingText(voice, 2)]),
  part.heading(voice, 'duties'),
  ...part.dutyBlocks(voice, duties),
  part.heading(voice, 'wants'),
  wantsList(voice, wants),
  ...extras(voice),
  part.heading(voice, 'about'),
  ...paragraphOf(voice, [part.aboutText(voice, about)]),
  ...part.benefitBlocks(voice, benefits),
  ...paragraphOf(voice, [part.termsText(voice), authorizationLine(voice)]),
];

/** A list of facts before the text. */
const atAGlance: Layout = (voice, { duties, wants, benefits, about }) => {
  const { job, random } = voice;
  const facts: (readonly [string, string])[] = [
    ['Employer:', job.company.name],
    ['Position:', job.role + (job.specialty ? `, ${job.specialty}` : '')],
    ['Reports to:', capital(voice.fill('{boss}'))],
    ['Terms:', part.termsText(voice)],
  ];
  const pay = part.payText(voice);
  return [
    ...random.some(facts, random.between(3, 4)).map(([lead, text]) => part.paragraph(voice, text, lead)),
    ...(pay
      ? [part.paragraph(voice, pay, random.pick(['Pay', 'Compensation', 'What it pays']).concat(':'))]
      : []),
    ...paragraphOf(voice, [part.settingText(voice, 2)]),
    part.heading(voice, 'duties'),
    ...part.dutyBlocks(voice, duties),
    part.heading(voice, 'wants'),
    wantsList(voice, wants),
    ...paragraphOf(voice, [part.aboutText(voice, about), authorizationLine(voice)]),
    ...(pay ? [] : part.benefitBlocks(voice, benefits)),
    ...part.closingBlocks(voice, 1),
  ];
};

/** Answers to the questions an applicant would ask. */
const questions: Layout = (voice, { duties, wants, benefits, about }) => [
  {
    kind: 'heading',
    text: voice.fill(voice.random.pick(['Who are you?', 'Who is {company}?', 'Who would I work for?'])),
  },
  ...paragraphOf(voice, [part.aboutText(voice, about)]),
  {
    kind: 'heading',
    text: voice.random.pick(['What would I do?', 'What is the job?', 'What does the day look like?']),
  },
  ...(voice.random.chance(0.5)
    ? part.dutyBlocks(voice, Math.min(duties, 6), 'prose')
    : part.dutyBlocks(voice, duties)),
  {
    kind: 'heading',
    text: voice.random.pick(['What do I need?', 'Am I right for it?', 'What should I know already?']),
  },
  wantsList(voice, wants),
  { kind: 'heading', text: voice.random.pick(['And what do I get?', 'What is in it for me?']) },
  ...part.benefitBlocks(voice, benefits).filter(({ kind }) => kind !== 'heading'),
  { kind: 'heading', text: voice.random.pick(['Where and when?', 'How do we work together?']) },
  ...paragraphOf(voice, [part.termsText(voice), part.settingText(voice, 1), authorizationLine(voice)]),
  ...part.closingBlocks(voice, 1),
];

/** The long form used by public agencies and hospitals. */
const official: Layout = (voice, { duties, wants, benefits, about }) => [
  part.heading(voice, 'role'),
  ...paragraphOf(voice, [part.openingText(voice), part.settingText(voice, 1)]),
  part.heading(voice, 'duties'),
  ...part.dutyBlocks(voice, duties + 1),
  part.heading(voice, 'wants'),
  wantsList(voice, wants),
  part.heading(voice, 'extras'),
  { kind: 'bullets', items: asItems(voice, extraLines(voice)) },
  part.heading(voice, 'setting'),
  ...paragraphOf(voice, [
    part.termsText(voice),
    voice.job.occupation.physical ? sentence(`must be able to ${voice.job.occupation.physical}`) : null,
    authorizationLine(voice),
  ]),
  ...part.benefitBlocks(voice, benefits),
  part.heading(voice, 'about'),
  ...paragraphOf(voice, [part.aboutText(voice, about)]),
  ...part.closingBlocks(voice, 2),
];

const SIGNED = [
  'Hello, I run the {team} at {company}.',
  'My name is at the bottom of this page because you would be working with me.',
  'I have led the {team} here for six years, and I wrote this posting myself.',
  'A short word from the person you would report to.',
] as const;
const FIRST_NAMES = [
  'Dana',
  'Priya',
  'Marcus',
  'Ellen',
  'Tomasz',
  'Ruth',
  'Javier',
  'Keiko',
  'Sam',
  'Adaeze',
  'Owen',
  'Leila',
] as const;

/** A letter from the hiring manager, in prose. */
const letter: Layout = (voice, { duties, wants, benefits, about }) => {
  const { random } = voice;
  const needs = requirementLines(voice, Math.max(4, wants - 1));
  const half = Math.ceil(needs.length / 2);
  return [
    ...paragraphOf(voice, [random.pick(SIGNED), part.aboutText(voice, about)]),
    ...paragraphOf(voice, [part.openingText(voice), part.settingText(voice, 2)]),
    ...part.dutyBlocks(voice, Math.min(duties, 7), 'prose'),
    ...paragraphOf(voice, [
      `${random.pick(['What I look for:', 'You should bring:', 'I need you to have:'])} ${needs.slice(0, half).join('; ')}.`,
      needs.length > half
        ? `${random.pick(['Also:', 'On top of that:', 'And further:'])} ${needs.slice(half).join('; ')}.`
        : null,
    ]),
    ...part.benefitBlocks(voice, benefits).filter(({ kind }) => kind !== 'heading'),
    ...paragraphOf(voice, [part.termsText(voice), authorizationLine(voice)]),
    ...part.closingBlocks(voice, 1),
    part.paragraph(voice, `${random.pick(FIRST_NAMES)}, {boss}`),
  ];
};

/** Goals after a week, a month and six months. */
const milestones: Layout = (voice, { duties, wants, benefits, about }) => {
  const { random } = voice;
  const chosen = part.dutiesFor(voice, Math.max(5, Math.min(duties, 8))).map((duty) => dutyIn('base', duty));
  const steps = random.pick([
    ['In your first week', 'After a month', 'After three months', 'By the end of the year'],
    ['First 30 days:', 'By day 60:', 'By day 90:', 'Later on:'],
    ['To start with', 'Soon', 'Once you are settled', 'In the long run'],
  ] as const);
  const per = Math.ceil(chosen.length / steps.length);
  return [
    ...paragraphOf(voice, [part.openingText(voice), part.aboutText(voice, about)]),
    part.heading(voice, 'duties'),
    ...steps.flatMap((step, at) => {
      const some = chosen.slice(at * per, (at + 1) * per);
      return some.length === 0 ? [] : [part.paragraph(voice, `you ${series(some)}.`, step)];
    }),
    part.heading(voice, 'wants'),
    wantsList(voice, wants),
    ...extras(voice),
    ...part.benefitBlocks(voice, benefits),
    ...paragraphOf(voice, [part.termsText(voice), part.settingText(voice, 1), authorizationLine(voice)]),
  ];
};

/** Requirements before anything else, with bold words at the start of paragraphs instead of headings. */
const demanding: Layout = (voice, { duties, wants, benefits, about }) => {
  const lead = (words: readonly string[]) => voice.random.pick(words);
  return [
    ...paragraphOf(voice, [part.openingText(voice)]),
    part.paragraph(
      voice,
      '',
      lead(['You need:', 'Must have:', 'Please apply only if you have:', 'Requirements']),
    ),
    wantsList(voice, wants),
    part.paragraph(voice, '', lead(['You will:', 'The work:', 'Responsibilities'])),
    ...part.dutyBlocks(voice, duties, 'list'),
    part.paragraph(
      voice,
      `${part.aboutText(voice, about)} ${part.settingText(voice, 1)}`,
      lead(['About us:', 'Background:', 'Who we are.']),
    ),
    ...part.benefitBlocks(voice, benefits),
    part.paragraph(voice, part.termsText(voice), lead(['Terms:', 'Good to know:', 'Practical matters.'])),
    ...part.closingBlocks(voice, 1),
  ];
};

/** Says little about the job and much about attitude. Real boards are full of these. */
const vague: Layout = (voice, { duties, about, benefits }) => {
  const { random, job } = voice;
  return [
    ...paragraphOf(voice, [part.aboutText(voice, about + 1)]),
    ...paragraphOf(voice, [part.openingText(voice), random.pick(VAGUE), random.pick(VAGUE_MORE)]),
    ...part.dutyBlocks(voice, Math.max(3, duties - 4), random.chance(0.5) ? 'prose' : 'list'),
    ...paragraphOf(voice, [
      `We look for somebody with ${series(random.some(job.occupation.wants, 2))}.`,
      random.pick(part.fillers(voice)),
    ]),
    ...part.benefitBlocks(voice, benefits).filter(({ kind }) => kind !== 'heading'),
    ...part.closingBlocks(voice, 2),
  ];
};

const VAGUE = [
  'No two days are alike and you will wear many hats.',
  'The ideal person is a self-starter with a positive attitude.',
  'You are a people person, a problem solver and a team player.',
  'We move fast, and the job will change with the company.',
  'Tasks vary, and we will find out together where you are strongest.',
] as const;
const VAGUE_MORE = [
  'Experience matters less to us than attitude.',
  'Details are best discussed in person.',
  'You will support the team in all kinds of tasks.',
  'There is room to grow for those who want it.',
] as const;

const LAYOUTS = { classic, roleFirst, atAGlance, questions, official, letter, milestones, demanding, vague };

export function layoutFor(voice: Voice): Layout {
  const formal = voice.tone === 'formal';
  const name = voice.random.weighted({
    classic: 22,
    roleFirst: 18,
    atAGlance: 11,
    official: formal ? 45 : 3,
    questions: formal ? 1 : 9,
    letter: formal ? 1 : 10,
    milestones: formal ? 1 : 9,
    demanding: 9,
    vague: 7,
  });
  return LAYOUTS[name];
}
