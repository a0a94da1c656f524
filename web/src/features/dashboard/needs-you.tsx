import type { Reminder } from '@contract/applications-notes.ts';
import type { WaitingApplication } from '@contract/dashboard.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OpenQuestions } from '@/domain/applications/open-questions.tsx';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import type { Read } from './dashboard-data.ts';
import { NeedRow } from './need-row.tsx';
import { handOverWords, needsOf } from './needs.ts';
import { Lines, Panel, PanelLink } from './panel.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Questions named one by one; the rest are a link. */
const QUESTIONS = 3;
/** Number of unconfirmed applications that are asked about one by one. */
const ASKED = 2;

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
          title="Finish in your browser"
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
      <OpenQuestions questions={questions} limit={QUESTIONS} />
      {applications.length > 0 ? (
        <PlainNeeds needs={needs} reminders={reminders} now={now} />
      ) : (
        <CaughtUp>
          <Contours seed="all caught up" x={0.78} y={0.62} lines={10} step={64} />
          <Typography variant="h3" component="p">
            Nothing needs you right now.
          </Typography>
          <Typography color="textSecondary" variant="body2">
            Questions, reviews, and forms to finish show up here.
          </Typography>
        </CaughtUp>
      )}
    </Panel>
  );
}
