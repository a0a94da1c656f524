import type { Reminder } from '@contract/applications-notes.ts';
import type { QuestionGroup } from '@contract/applications-questions.ts';
import type { WaitingApplication } from '@contract/dashboard.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { employersOf } from '@/domain/applications/question-group-words.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { Icon } from '@/ui/icon.tsx';
import type { Read } from './dashboard-data.ts';
import { InlineAnswer } from './inline-answer.tsx';
import { NeedRow } from './need-row.tsx';
import { answeredWords, effectWords, handOverWords, needsOf } from './needs.ts';
import { Lines, Panel, PanelLink } from './panel.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { useHeldAnswer } from './use-held-answer.ts';

/** Questions named one by one; the rest are a link. */
const QUESTIONS = 3;
/** Number of unconfirmed applications that are asked about one by one. */
const ASKED = 2;

const Continued = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  marginBottom: 16,
  padding: '6px 10px 6px 18px',
  borderRadius: radius.card,
  background: tone.accentSoft,
  fontSize: textSize.body2,
  '& > svg': { color: tone.accent },
  '& > span': { flex: '1 1 200px', overflowWrap: 'anywhere' },
});
/** Gets the focus when an answer is undone. */
const Asked = styled('div')({ '&:focus-visible': { outline: 'none' } });
const Questions = styled('div')({ display: 'grid', gap: 12, marginBottom: 16 });
/** Reaches the edges of its panel. */
const CaughtUp = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  minHeight: 140,
  margin: '-12px -20px -20px',
  padding: '8px 20px 44px',
  borderRadius: radius.card,
  '& > p': { position: 'relative' },
});
const Folded = styled('button')({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '12px 18px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  background: 'transparent',
  color: tone.ink,
  font: 'inherit',
  fontSize: textSize.body2,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: tone.sunken },
  '& > small': { color: tone.ink2, fontSize: textSize.small },
});

function OpenQuestions({ questions }: { questions: readonly QuestionGroup[] }) {
  const { current, answer, undo } = useHeldAnswer();
  const [openId, setOpenId] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const left = questions.filter(({ id }) => id !== current?.group.id);
  const open = left.find(({ id }) => id === openId) ?? left[0];
  const shown = left.slice(0, QUESTIONS);
  return (
    <Asked ref={top} tabIndex={-1}>
      <div role="status">
        {current && (
          <Continued>
            <Icon of={Check} size={18} />
            <span>
              <b>{answeredWords(current.group)}</b> · You answered “{current.value.replaceAll('\n', ', ')}”
            </span>
            {current.phase === 'held' && (
              <Button
                variant="text"
                size="small"
                autoFocus
                onClick={() => {
                  undo();
                  setOpenId(current.group.id);
                  top.current?.focus();
                }}
              >
                Undo
              </Button>
            )}
          </Continued>
        )}
      </div>
      {left.length > 0 && (
        <Questions>
          {shown.map((group) =>
            group.id === open?.id ? (
              <InlineAnswer key={group.id} group={group} onAnswer={(value) => answer(group, value)} />
            ) : (
              <Folded key={group.id} type="button" onClick={() => setOpenId(group.id)}>
                <b>{group.label}</b>
                <small>
                  {effectWords(group)} · {employersOf(group.applications)}
                </small>
              </Folded>
            ),
          )}
          {left.length > shown.length && (
            <PanelLink to={paths.applications({ questions: 'open' })}>
              {plural(left.length - shown.length, 'more question')}
            </PanelLink>
          )}
        </Questions>
      )}
    </Asked>
  );
}

function PlainNeeds({ needs: { applications }, reminders, now }: NeedsYouProps) {
  const { review, handedOver, unconfirmed, failed } = needsOf(applications, reminders, now);
  const [firstReview, firstHandedOver, firstFailed] = [review[0], handedOver[0], failed[0]];
  const open = (waiting: readonly WaitingApplication[], id: string) =>
    waiting.length === 1 ? paths.application(id) : paths.applications({ open: id });
  return (
    <Lines>
      {firstReview && (
        <NeedRow
          sign={review.length}
          title="Ready for your review"
          text="Nothing is sent until you approve it."
        >
          <Button component={Link} to={open(review, firstReview.id)} variant="outlined" size="small">
            Review {plural(review.length, 'application')}
          </Button>
        </NeedRow>
      )}
      {firstHandedOver && (
        <NeedRow
          sign={handedOver.length}
          title="Waiting for you in your browser"
          text={`${handOverWords(handedOver)} Your answers are ready.`}
        >
          <Button component={Link} to={paths.application(firstHandedOver.id)} variant="outlined" size="small">
            {handedOver.length === 1 ? 'Open it' : 'Open the first one'}
          </Button>
        </NeedRow>
      )}
      {unconfirmed.slice(0, ASKED).map((application) => (
        <Unconfirmed key={application.id} application={application} />
      ))}
      {firstFailed && (
        <NeedRow
          sign={failed.length}
          title={failed.length === 1 ? 'Couldn’t be sent' : 'These couldn’t be sent'}
          text={`${failed.length === 1 ? 'Your credit is' : 'Your credits are'} back. You can try again.`}
        >
          <Button component={Link} to={open(failed, firstFailed.id)} variant="outlined" size="small">
            See what happened
          </Button>
        </NeedRow>
      )}
    </Lines>
  );
}

type NeedsYouProps = { needs: Read<'needs_you'>; reminders: readonly Reminder[]; now: number };

/** What is waiting for the user, the most useful first; questions are answered on the spot. */
export function NeedsYou({ needs, reminders, now }: NeedsYouProps) {
  const { applications, questions } = needs;
  return (
    <Panel
      title="Needs you"
      count={applications.length}
      end={applications.length > 0 && <PanelLink to={paths.applications()}>See all on the board</PanelLink>}
    >
      <OpenQuestions questions={questions} />
      {applications.length > 0 ? (
        <PlainNeeds needs={needs} reminders={reminders} now={now} />
      ) : (
        <CaughtUp>
          <Contours seed="all caught up" x={0.78} y={0.62} lines={10} step={64} />
          <Typography variant="h3" component="p">
            You’re all caught up.
          </Typography>
          <Typography color="textSecondary" variant="body2">
            Questions, reviews, and forms to finish show up here.
          </Typography>
        </CaughtUp>
      )}
    </Panel>
  );
}
