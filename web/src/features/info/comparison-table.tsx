// biome-ignore-all lint/a11y/noRedundantRoles: on phones, CSS takes the meaning of its elements from the table

import { styled } from '@mui/material/styles';
import { font, hatch, textSize, tone } from '@/theme/tokens.ts';

type Kind = 'hand' | 'autofill' | 'service' | 'us';

type Answer = {
  text: string;
  /** Products of this kind differ so much that nothing true of all of them can be said. */
  varies?: boolean;
};

type Row = { question: string; answers: Record<Kind, Answer> };

const varies = (text: string): Answer => ({ text, varies: true });
const says = (text: string): Answer => ({ text });

/** What only differs by product is hatched, as is everything unknown. */
function rows(brandName: string): Row[] {
  return [
    {
      question: 'Who picks the jobs?',
      answers: {
        hand: says('You do.'),
        autofill: says('You do. The tool starts when you open a form.'),
        service: varies('Often the tool, by title and location. Ask whether you can turn a job down first.'),
        us: says('You approve each match. Or set a minimum score and a daily limit.'),
      },
    },
    {
      question: 'Why this job?',
      answers: {
        hand: says('You read the ad.'),
        autofill: says('You read the ad.'),
        service: varies('Some show a match score. Ask what it’s made of.'),
        us: says('A score with its parts. What a job doesn’t say is hatched, not guessed.'),
      },
    },
    {
      question: 'Who fills out the form?',
      answers: {
        hand: says('You, field by field.'),
        autofill: says('The tool, while you watch.'),
        service: says('The tool, while you’re away.'),
        us: says('We do, from your profile, your resume, and your saved answers.'),
      },
    },
    {
      question: 'What if it doesn’t know an answer?',
      answers: {
        hand: says('You know it.'),
        autofill: says('The field stays empty, and you fill it in.'),
        service: varies('It may skip the job, ask you, or have software write something. Ask which.'),
        us: says('The application waits and asks you. Legal answers are only ever yours.'),
      },
    },
    {
      question: 'Do you see it before it’s sent?',
      answers: {
        hand: says('Yes.'),
        autofill: says('Yes. You press Submit.'),
        service: varies('Not always.'),
        us: says('Yes, every field, unless you turn review off.'),
      },
    },
    {
      question: 'What about CAPTCHAs and sign-in pages?',
      answers: {
        hand: says('You handle them.'),
        autofill: says('You handle them.'),
        service: varies('Ask, and ask whether it needs your passwords.'),
        us: says('They’re yours. We stop, and return the credit.'),
      },
    },
    {
      question: 'What do you have afterward?',
      answers: {
        hand: says('Whatever you write down.'),
        autofill: varies('Often a list of jobs you filled out.'),
        service: varies('Often a count. Ask to see one application as it was sent.'),
        us: says('A receipt: every answer, the resume version, and the employer’s confirmation.'),
      },
    },
    {
      question: 'How many a day?',
      answers: {
        hand: says('As many as you have hours for.'),
        autofill: says('More, as long as you keep clicking.'),
        service: varies('Often dozens or more.'),
        us: says(`As many as you approve. ${brandName} limits how many go to one company.`),
      },
    },
    {
      question: 'What does it cost?',
      answers: {
        hand: says('Your time.'),
        autofill: varies('Often free for the basics.'),
        service: varies('Usually a subscription or a package.'),
        us: says('A credit per submitted application. The first ones are free.'),
      },
    },
  ];
}

const KINDS: readonly Kind[] = ['us', 'hand', 'autofill', 'service'];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { textAlign: 'left', verticalAlign: 'top' },
  '& thead th': {
    padding: '0 18px 14px',
    '&:first-of-type': { paddingLeft: 0 },
    fontFamily: font.display,
    fontSize: textSize.h3,
    fontWeight: 640,
    lineHeight: 1.25,
    verticalAlign: 'bottom',
  },
  '& tbody th, & td': { padding: '18px', borderTop: `1px solid ${tone.line}`, verticalAlign: 'top' },
  '& tbody th': { paddingLeft: 0, fontWeight: 620 },
  '& td': { fontSize: textSize.body2, color: tone.ink2, textWrap: 'pretty' },
  '& td[data-kind=us]': { background: tone.accentSoft, color: tone.ink },
  '& td > i': { display: 'none' },
  '& td[data-varies=true]': { background: hatch(tone.line, tone.paper) },
  '& td[data-varies=true] > *': {
    boxDecorationBreak: 'clone',
    background: tone.paper,
    borderRadius: 4,
    padding: '1px 4px',
    marginLeft: -4,
  },
  // On phones each question is a block, and each answer names whose it is. The roles keep it a table for screen readers,
  // which a `display` other than a table's takes away.
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & tbody th, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: '22px 0', borderTop: `1px solid ${tone.line}` },
    '& tbody th, & td': { padding: 0, border: 0 },
    '& tbody th': {
      marginBottom: 10,
      fontFamily: font.display,
      fontSize: textSize.h3,
      lineHeight: 1.25,
    },
    '& td': { padding: '9px 12px' },
    '& td > i': {
      display: 'block',
      width: 'fit-content',
      fontStyle: 'normal',
      fontWeight: 600,
      color: tone.ink,
    },
    '& td[data-kind=us]': { borderRadius: 10 },
  },
}));

/** Ways to apply for jobs, question by question. Kinds of tools, not companies: what differs within a kind is hatched. */
export function ComparisonTable({ brandName }: { brandName: string }) {
  const names: Record<Kind, string> = {
    us: brandName,
    hand: 'By hand',
    autofill: 'Autofill extensions',
    service: 'Auto-apply services',
  };
  return (
    <Table role="table" aria-label="Ways to apply for jobs">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Question
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" role="columnheader">
              {names[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows(brandName).map(({ question, answers }) => (
          <tr role="row" key={question}>
            <th scope="row" role="rowheader">
              {question}
            </th>
            {KINDS.map((kind) => (
              <td key={kind} role="cell" data-kind={kind} data-varies={answers[kind].varies === true}>
                <i aria-hidden>{names[kind]}</i>
                <span>{answers[kind].text}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
