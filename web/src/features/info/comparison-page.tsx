import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { tone, width } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { AudienceClosing } from './audience-parts.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { Picture } from './picture.tsx';
import { SignUpButton } from './sign-up-button.tsx';

/** The day on which every sentence of this page was last checked. */
const CHECKED = '2026-11-22';

const TITLE = `${brand.name}, compared`;

const Wide = styled('section')(({ theme }) => ({
  maxWidth: width.marketing,
  margin: '0 auto',
  padding: '72px clamp(16px, 4vw, 48px) 24px',
  '& > p': { marginTop: 20, maxWidth: '48em' },
  [theme.breakpoints.down('md')]: { paddingTop: 48 },
}));

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '14px 0', borderTop: `1px solid ${tone.line}`, color: tone.ink2, maxWidth: '46em' },
  '& > li:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& strong': { color: tone.ink, fontWeight: 620 },
});

const Answer = styled('p')({ paddingTop: 24 });

const NOT_US: readonly [lead: string, rest: string][] = [
  ['We don’t write cover letters', 'or answers in your name. If a form asks for one, you write it.'],
  [
    'We can’t apply everywhere.',
    'We fill out forms on Greenhouse, Lever, and Ashby, and on other systems that allow it. For all others, you get your answers ready to copy and apply yourself.',
  ],
  [
    'We don’t search every job site.',
    'Our jobs come from employers’ public job boards, and only from those.',
  ],
  ['We don’t coach.', 'No mock interviews, no salary negotiation, no resume writing.'],
  ['We’re new.', 'There are no success stories yet, and we don’t know our reply rate.'],
];

const QUESTIONS: readonly string[] = [
  'Can I see one application exactly as it was sent?',
  'What happens when it doesn’t know an answer?',
  'Who answers questions about work authorization, disability, or a criminal record?',
  'Can it send the same application twice?',
  'Does it need my email password, or my passwords for job sites?',
  'What do I pay if an application isn’t sent?',
  'How do I cancel, and how do I delete my data?',
];

function ComparisonPage() {
  return (
    <>
      <PageMeta
        title={TITLE}
        description={`${brand.name} against applying by hand, autofill extensions, and auto-apply services: who does what, what you see, what it costs, and what we don’t do.`}
        path={paths.comparison()}
      />
      <InfoHead
        seed="comparison"
        title={TITLE}
        lead="Against applying by hand and against other kinds of tools. We wrote this ourselves, so it also says where the others are better."
      >
        <SignUpButton />
      </InfoHead>
      <Wide aria-label="Comparison">
        <ComparisonTable brandName={brand.name} />
        <Typography variant="small" component="p" color="textSecondary">
          Last checked {publicationDate(CHECKED)}. We compare kinds of tools, not companies. Hatched means it
          differs from product to product, so ask. If something here is wrong, write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> and we’ll correct it.
        </Typography>
      </Wide>
      <InfoBody>
        <InfoPart title="When to apply by hand">
          <p>
            For the few jobs you want most. You can name a person, write a letter that fits only this
            employer, and ask someone inside to pass your resume on. No tool does that for you, and it costs
            nothing but time.
          </p>
          <p>It’s also the only way where an employer requires an account or an assessment.</p>
        </InfoPart>
        <InfoPart title="When an autofill extension is enough">
          <p>
            If you find your own jobs and only want less typing. It works on more sites than we do, you stay
            in your own browser, and you press Submit yourself.
          </p>
        </InfoPart>
        <InfoPart title="When you want as many as possible" picture={<Picture name="review" />}>
          <p>
            Then we’re not for you. We limit how many applications go to one company, and we send nothing
            until every required answer is ready. That’s slower, on purpose.
          </p>
        </InfoPart>
        <InfoPart title={`What ${brand.name} doesn’t do`}>
          <List>
            {NOT_US.map(([lead, rest]) => (
              <li key={lead}>
                <strong>{lead}</strong> {rest}
              </li>
            ))}
          </List>
        </InfoPart>
        <InfoPart
          title="Seven questions to ask any tool, including ours"
          picture={<Picture name="receipt" />}
        >
          <List as="ol">
            {QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </List>
          <Answer>Our answer to the first one is a receipt, like this example.</Answer>
        </InfoPart>
      </InfoBody>
      <AudienceClosing seed="comparison">Compare it with your own resume.</AudienceClosing>
    </>
  );
}

export { ComparisonPage as Component };
