import { scores } from 'virtual:example-scores';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { surface } from '@/theme/surface.ts';
import { LARGE_TEXT, radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Fieldset, Legend, Row } from '@/ui/layout.ts';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import {
  changeWords,
  type Facts,
  outcomeOf,
  type ScoreChange,
  START,
  skillBit,
  whyNotHigher,
} from './score-lab-facts.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: '16px 56px',
  alignItems: 'end',
  marginBottom: 40,
  '& h2': { maxWidth: '10em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 28 },
}));

const Card = styled('div')(({ theme }) => ({
  ...surface.floating,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.12fr)',
  overflow: 'hidden',
  // On phones the result comes first, so that it's in sight while a fact changes.
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const FactSide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  alignContent: 'start',
  padding: 32,
  background: tone.sunken,
  borderInlineEnd: `1px solid ${tone.line}`,
  '& legend': { marginBottom: 10, color: tone.ink2 },
  [theme.breakpoints.down('md')]: {
    order: 2,
    padding: '22px 16px',
    borderInlineEnd: 0,
    borderTop: `1px solid ${tone.line}`,
  },
}));

const ResultSide = styled('div')(({ theme }) => ({
  padding: '32px 36px',
  [theme.breakpoints.down('md')]: { order: 1, padding: '22px 16px' },
}));

const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 28,
  alignItems: 'center',
  marginBottom: 26,
  [theme.breakpoints.down('md')]: { gap: 18, marginBottom: 20 },
}));

const Band = styled('p')(({ theme }) => ({ ...theme.typography.h1, margin: '12px 0 8px' }));

/** As tall with words as without, so that nothing moves. */
const Change = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  minHeight: 24,
  fontSize: textSize.small,
  fontWeight: 600,
  lineHeight: '24px',
  color: tone.accent,
  '&[data-down=true]': { color: tone.danger },
});

const Why = styled('div')({
  marginTop: 20,
  paddingTop: 16,
  minHeight: 76,
  borderTop: `1px solid ${tone.line}`,
  fontSize: textSize.body2,
  color: tone.ink2,
  '& strong': { color: tone.ink },
});

const Pick = styled('button')({
  minHeight: 44,
  padding: '0 16px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  font: 'inherit',
  fontSize: textSize.small,
  fontWeight: 560,
  color: tone.ink2,
  background: tone.surface,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.full,
  cursor: 'pointer',
  '&[aria-pressed=true]': {
    background: tone.accentSoft,
    borderColor: tone.accent,
    color: tone.accentStrong,
  },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/** One of several: the pressed one is reversed. */
const Segments = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  overflow: 'hidden',
  background: tone.surface,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.full,
  '& > button': {
    border: 0,
    borderRadius: 0,
    whiteSpace: 'nowrap',
    justifyContent: 'center',
    outlineOffset: -4,
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-pressed=true]': { background: tone.ink, color: tone.paper },
  },
  '& > button + button': { borderInlineStart: `1px solid ${tone.line}` },
  [theme.breakpoints.down('md')]: { display: 'flex', '& > button': { flex: 1, padding: '0 4px' } },
  [LARGE_TEXT]: { flexWrap: 'wrap', borderRadius: radius.card },
}));

type ChoiceProps = {
  legend: string;
  options: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
};

function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <Segments>
        {options.map((option, index) => (
          <Pick key={option} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            {option}
          </Pick>
        ))}
      </Segments>
    </Fieldset>
  );
}

const BAND_WORDS: Record<string, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  low: 'Below 50',
};
const YEARS = scores.years.map((band) => band.replace(' years', '').replace('-', '–'));
const PLACES = ['Not stated', 'Baton Rouge', 'Anywhere'];
const PAY = ['Not stated', '$75k', '$90k'];

/** Change a fact of an invented person and watch her score for an invented job: the ranker's own figures, looked up. */
export function ScoreLab() {
  const [facts, setFacts] = useState(START);
  const [change, setChange] = useState<ScoreChange | null>(null);
  const title = useId();
  const outcome = outcomeOf(facts);
  const { parts } = scores;

  const choose = (next: Partial<Facts>, because: string) => {
    const changed = { ...facts, ...next };
    setChange({ by: outcomeOf(changed).score - outcome.score, because });
    setFacts(changed);
  };

  const bar = (
    id: string,
    label: string,
    { value, label: text }: { value: number | null; label: string },
  ) => ({
    id,
    label,
    value: value === null ? null : value * 100,
    text: value === null ? 'unknown' : text,
  });

  return (
    <>
      <Head>
        <Typography variant="section">Change a fact. Watch the score.</Typography>
        <Typography variant="intro" component="p" color="textSecondary">
          Every match comes with its reasons. This is our real scoring, with a made-up person and a made-up
          job.
        </Typography>
      </Head>
      <Card role="group" aria-labelledby={title}>
        <FactSide>
          <Typography variant="h3" id={title}>
            An example: what we know about Mara
          </Typography>
          <Fieldset>
            <Legend>Skills</Legend>
            <Row gap={8}>
              {scores.skills.map((skill, index) => {
                const has = (facts.skills & skillBit(index)) !== 0;
                return (
                  <Pick
                    key={skill}
                    type="button"
                    aria-pressed={has}
                    onClick={() =>
                      choose(
                        { skills: facts.skills ^ skillBit(index) },
                        `${has ? 'without' : 'for'} ${skill === 'SEO' ? skill : skill.toLowerCase()}`,
                      )
                    }
                  >
                    <Icon of={has ? Check : Plus} size={15} />
                    {skill}
                  </Pick>
                );
              })}
            </Row>
          </Fieldset>
          <Choice
            legend="Years of experience"
            options={YEARS}
            chosen={facts.years}
            onChoose={(years) => choose({ years }, `with ${YEARS[years]} years`)}
          />
          <Choice
            legend="Where she’d work"
            options={PLACES}
            chosen={facts.place}
            onChoose={(place) => choose({ place }, 'for location')}
          />
          <Choice
            legend="Her minimum pay"
            options={PAY}
            chosen={facts.pay}
            onChoose={(pay) => choose({ pay }, 'for pay')}
          />
        </FactSide>
        <ResultSide>
          <Result>
            <BearingDial score={outcome.score} unknown={outcome.unknown * 100} size={148} />
            <div>
              <Typography variant="small" component="p" color="textSecondary">
                Marketing Manager · Marrowby Foods
                <br />
                Baton Rouge, LA · on-site · $78–92k/yr
              </Typography>
              <div aria-live="polite">
                <Band>{BAND_WORDS[outcome.band]}</Band>
                <Change data-down={change !== null && change.by < 0}>
                  {change && change.by !== 0 && <Icon of={change.by > 0 ? ArrowUp : ArrowDown} size={16} />}
                  {change && changeWords(change)}
                </Change>
              </div>
            </div>
          </Result>
          <ReasonBars
            items={[
              bar('title', 'Title', parts.title),
              bar('skills', 'Skills', parts.skills[facts.skills]!),
              bar('background', 'Background', parts.background[facts.skills]!),
              bar('experience', 'Experience', parts.experience[facts.years]!),
              bar('location', 'Location', parts.location[facts.place]!),
              bar('salary', 'Pay', parts.salary[facts.pay]!),
            ]}
          />
          <Why>
            {outcome.blocker ? (
              <StatusChip kind="missing">
                {outcome.blocker.replace('You have', 'Mara has')} The score can’t go above {outcome.score}.
              </StatusChip>
            ) : (
              <WhyNotHigher facts={facts} />
            )}
          </Why>
        </ResultSide>
      </Card>
    </>
  );
}

function WhyNotHigher({ facts }: { facts: Facts }) {
  const { lead, rest } = whyNotHigher(facts);
  return (
    <>
      <strong>{lead}</strong> {rest}
    </>
  );
}
