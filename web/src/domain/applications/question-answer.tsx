import type { QuestionGroup } from '@contract/applications-questions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Fieldset, Legend } from '@/ui/layout.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { effectWords, employersOf, unlockedBy } from './question-group-words.ts';

// Most questions take one press; the form for the others brings selects and an autocomplete.
const TypedAnswer = lazy(async () => ({ default: (await import('./typed-answer.tsx')).TypedAnswer }));

/** More choices than these are a list to look through. */
const FEW = 6;
const DIALS = 8;
/** Of a field and its button, in px. */
const TYPED_HEIGHT = 116;

const Box = styled('section')(({ theme }) => ({
  background: tone.accentSoft,
  color: tone.ink,
  borderRadius: radius.card,
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
const Asked = styled(Legend)({ marginTop: 6, overflowWrap: 'anywhere' });
const Label = styled('p')({ margin: '6px 0 12px', fontWeight: 550, overflowWrap: 'anywhere' });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const Who = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 16,
  paddingTop: 14,
  borderTop: `1px solid color-mix(in srgb, ${tone.accent} 25%, transparent)`,
  fontSize: textSize.small,
  color: tone.ink2,
  '& > span:last-of-type': { flex: '1 1 200px' },
});
const Dials = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** The choices that one press can give; none where something has to be typed or looked for. */
function pressable({ kind, options }: QuestionGroup): readonly string[] {
  if (kind === 'yes_no') return options.length > 0 ? options : ['Yes', 'No'];
  return kind === 'single_choice' && options.length <= FEW ? options : [];
}

/** Which forms ask it, and that answering costs nothing more. */
function whoWords({ applications }: QuestionGroup): string {
  const credits =
    applications.length === 1
      ? 'The credit for this application is'
      : `The ${plural(applications.length, 'credit')} for these are`;
  return `${employersOf(applications)}. ${credits} already set aside.`;
}

type QuestionAnswerProps = { group: QuestionGroup; onAnswer: (value: string) => void };

/** A file is chosen on the application itself. */
function FileAnswer({ group }: { group: QuestionGroup }) {
  const [first] = group.applications;
  return (
    <>
      <Label>{group.label}</Label>
      {first && (
        <Button component={Link} to={paths.application(first.id)} variant="outlined" size="small">
          Open application
        </Button>
      )}
    </>
  );
}

/** One question from several forms, answered on the spot: with one click if there are only a few choices. */
export function QuestionAnswer({ group, onAnswer }: QuestionAnswerProps) {
  const id = useId();
  const choices = pressable(group);
  const scored = group.applications.filter(({ score }) => score !== null);
  return (
    <Box aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {effectWords(group)}
      </Typography>
      {group.kind === 'file' ? (
        <FileAnswer group={group} />
      ) : choices.length > 0 ? (
        <Fieldset>
          <Asked>{group.label}</Asked>
          <Choices>
            {choices.map((choice) => (
              <Choice key={choice} type="button" onClick={() => onAnswer(choice)}>
                {choice}
              </Choice>
            ))}
          </Choices>
        </Fieldset>
      ) : (
        <Suspense fallback={<Bone height={TYPED_HEIGHT} />}>
          <TypedAnswer group={group} onAnswer={onAnswer} />
        </Suspense>
      )}
      <Who>
        {scored.length > 0 && unlockedBy(group) > 0 && (
          <Dials aria-hidden>
            {scored.slice(0, DIALS).map(({ id: application, score }) => (
              <BearingDial key={application} score={score} unknown={0} size={36} decorative />
            ))}
          </Dials>
        )}
        <span>{whoWords(group)}</span>
      </Who>
    </Box>
  );
}

const Choice = styled('button')({
  minHeight: 44,
  maxWidth: '100%',
  padding: '8px 18px',
  borderRadius: 22,
  border: `1px solid ${tone.control}`,
  background: tone.surface,
  color: tone.ink,
  font: 'inherit',
  fontSize: textSize.body2,
  fontWeight: 560,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { borderColor: tone.accent, color: tone.accentStrong },
});
