import { LIMITS } from '@contract/limits.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Contours } from '@/ui/contours.tsx';
import { Icon } from '@/ui/icon.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { AnnotatedResume } from './annotated-resume.tsx';
import {
  AudienceBand,
  AudienceClosing,
  ExampleNote,
  Halves,
  HeroAction,
  SectionHead,
} from './audience-parts.tsx';
import { Picture } from './picture.tsx';
import { QuestionBars } from './question-bars.tsx';

const Lead = styled(Typography)({ marginTop: 22, maxWidth: '32em' });
const TopHalves = styled(Halves)({ alignItems: 'start' });

const Visa = styled(Typography)({ marginTop: 16 });
const Chips = styled('div')({ marginTop: 20 });

const Advert = styled('blockquote')({
  margin: '24px 0 0',
  fontSize: textSize.h2,
  lineHeight: 1.65,
  color: tone.ink2,
  '& mark': {
    background: tone.accentSoft,
    color: tone.accentStrong,
    borderRadius: 5,
    padding: '2px 5px',
    fontWeight: 600,
    boxDecorationBreak: 'clone',
  },
  '& em': { fontStyle: 'normal', borderBottom: `2px dashed ${tone.control}` },
});

const Verdict = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  marginBottom: 20,
  '& p': { margin: 0, color: tone.ink2 },
  '& strong': { display: 'block', color: tone.ink },
});

const Requirements = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'center',
    padding: '13px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& > li:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& svg': { display: 'block' },
});

/** The example's job has these, and the score is the ranker's. */
const REQUIREMENTS: { what: string; met: boolean; required: boolean }[] = [
  { what: 'SQL and Excel', met: true, required: true },
  { what: 'Bachelor’s degree', met: true, required: true },
  { what: 'On-site in Albany', met: true, required: true },
  { what: 'Python', met: true, required: false },
  { what: '2 years with Tableau', met: false, required: false },
];

function StudentsPage() {
  return (
    <>
      <PageMeta
        title="For students and recent graduates"
        description="Find jobs that really are entry-level, see what actually blocks you, and apply without typing your life story forty times."
        path={paths.students()}
      />
      <AudienceBand>
        <Contours seed="students" x={0.12} y={0.9} lines={14} step={60} />
        <Halves>
          <div>
            <Typography variant="headline">
              Your first job shouldn’t need three years of experience
            </Typography>
            <Lead variant="intro" color="textSecondary">
              Projects, internships, and summer jobs count here. We read them, show you what we found, and you
              fix anything that’s wrong.
            </Lead>
            <HeroAction note={`${LIMITS.sign_up_credits}\u00a0applications included. No card.`} />
          </div>
          <AnnotatedResume />
        </Halves>
      </AudienceBand>
      <AudienceBand sunken>
        <TopHalves>
          <div>
            <Typography variant="section">“Entry level.” Let’s see.</Typography>
            <Advert>
              “You’ll need <mark>SQL and Excel</mark> and a <mark>bachelor’s degree.</mark>{' '}
              <mark>The job is on-site in Albany.</mark> <em>Two years with Tableau would be great.</em>{' '}
              <em>Ideally, you know Python.</em>”
            </Advert>
            <ExampleNote>Junior Analyst, an example. Underlined: nice to have.</ExampleNote>
          </div>
          <div>
            <Verdict>
              <BearingDial score={86} unknown={8} size={84} subject="Junior Analyst, an example" />
              <p>
                <strong>You have everything it requires.</strong> The two years are a wish, so they don’t
                block you.
              </p>
            </Verdict>
            <Requirements>
              {REQUIREMENTS.map(({ what, met, required }) => (
                <li key={what}>
                  <Icon of={met ? Check : X} size={18} />
                  <span>
                    <VisuallyHidden>{met ? 'You have: ' : 'You don’t have: '}</VisuallyHidden>
                    {what}
                  </span>
                  <StatusChip kind={required ? 'ok' : 'neutral'} plain>
                    {required ? 'required' : 'nice to have'}
                  </StatusChip>
                </li>
              ))}
            </Requirements>
          </div>
        </TopHalves>
      </AudienceBand>
      <AudienceBand>
        <div>
          <SectionHead>
            <Typography variant="section">The first form asks a lot. The twelfth asks nothing.</Typography>
            <p>
              You answer each question once. {brand.name} remembers and asks only what’s new. Here’s an
              example: 12 applications in a row, and the new questions in each.
            </p>
          </SectionHead>
          <QuestionBars />
        </div>
      </AudienceBand>
      <AudienceBand sunken>
        <Halves>
          <div>
            <Typography variant="section">On a student visa?</Typography>
            <Visa color="textSecondary">
              Tell us once where you can work and whether you’ll need sponsorship. If a job rules it out, we
              tell you up front. Jobs that don’t mention it stay hatched and don’t count against you. Your
              applications never claim anything you didn’t say. Before one is sent, you can see every answer
              and where it came from.
            </Visa>
            <Chips>
              <ChipRow>
                <StatusChip kind="missing">no sponsorship</StatusChip>
                <StatusChip kind="ok">sponsors visas</StatusChip>
                <StatusChip kind="unknown">sponsorship not stated</StatusChip>
              </ChipRow>
            </Chips>
          </div>
          <Picture name="review" />
        </Halves>
      </AudienceBand>
      <AudienceClosing seed="students">See what your resume already counts for</AudienceClosing>
    </>
  );
}

export { StudentsPage as Component };
