import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { STAGES, type StageId } from '@/domain/applications/stages.ts';
import { paths } from '@/lib/paths.ts';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { ApplicationFace } from './application-card.tsx';
import { useGrowing } from './use-growing.tsx';

const STEP = 30;

const Segments = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 0,
  width: '100%',
  marginBottom: 14,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: tone.surface,
  padding: 0,
  '&& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    display: 'block',
    margin: 0,
    minHeight: 58,
    padding: '10px 4px 9px',
    border: 0,
    // The theme rounds the buttons in a group.
    borderRadius: '0 !important',
    fontSize: textSize.caption,
    lineHeight: 1.25,
    color: tone.ink2,
    boxShadow: `inset -1px -1px 0 ${tone.line}`,
  },
  '&& .MuiToggleButton-root.MuiToggleButtonGroup-grouped.Mui-selected': {
    background: tone.ink,
    color: tone.paper,
  },
  '& b': {
    display: 'block',
    fontFamily: font.display,
    fontWeight: 650,
    fontSize: textSize.intro,
    lineHeight: 1.1,
  },
});

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& a': {
    display: 'block',
    padding: 14,
    borderRadius: radius.card,
    border: `1px solid ${tone.line}`,
    background: tone.surface,
    color: 'inherit',
    textDecoration: 'none',
    '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 1 },
  },
});

type StageListProps = {
  applications: ApplicationSummary[];
  reminders: ReadonlyMap<string, Reminder>;
  /** What was chosen; without a choice, the first stage with something in it. */
  stage: string | null;
  onStage: (stage: StageId) => void;
  /** Between the stages and their applications. */
  beforeList: ReactNode;
  /** Shown in place of the applications if the search finds none. */
  nothingFound: ReactNode;
};

/** The board on a phone: the count of each stage, and the applications of one of them. */
export function StageList({
  applications,
  reminders,
  stage,
  onStage,
  beforeList,
  nothingFound,
}: StageListProps) {
  const of = (statuses: readonly string[]) => applications.filter(({ status }) => statuses.includes(status));
  const chosen =
    STAGES.find(({ id }) => id === stage) ??
    STAGES.find(({ statuses }) => of(statuses).length > 0) ??
    STAGES[0];
  const cards = of(chosen.statuses);
  const [drawn, end] = useGrowing(cards, STEP);
  return (
    <>
      <Segments
        exclusive
        value={chosen.id}
        aria-label="Stage"
        onChange={(_, next: StageId | null) => {
          if (next) onStage(next);
        }}
      >
        {STAGES.map(({ id, short, statuses }) => (
          <ToggleButton key={id} value={id}>
            <b>{of(statuses).length}</b>
            {short}
          </ToggleButton>
        ))}
      </Segments>
      {beforeList}
      {nothingFound || (
        <section aria-label={chosen.title}>
          {cards.length === 0 && <Typography color="textSecondary">{chosen.empty}</Typography>}
          <List>
            {drawn.map((application) => (
              <li key={application.id}>
                <Link to={paths.application(application.id)}>
                  <ApplicationFace application={application} reminder={reminders.get(application.id)} wide />
                </Link>
              </li>
            ))}
          </List>
          {end}
        </section>
      )}
    </>
  );
}
