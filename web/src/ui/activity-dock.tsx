import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { radius, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { Progress } from './progress.tsx';
import { StatusChip } from './status-chip.tsx';

export type Activity = {
  id: string;
  /** What happens: `Applying to Meridian Clinics`. */
  title: string;
  /** One more line: `Filling 13 fields · parked 1 for you`. */
  detail?: string;
  /** Count at the end of the line: `3 of 6`. */
  count?: string;
  /** 0–100; null when the end cannot be known. */
  progress: number | null;
  state: 'running' | 'needs_you' | 'done' | 'failed';
  /** A link or small button, shown in the open list. */
  action?: ReactNode;
};

type ActivityDockProps = {
  /** Newest or most urgent first; the first one is shown when the dock is closed. Empty: nothing is drawn. */
  activities: readonly Activity[];
  open: boolean;
  on_toggle: () => void;
  /** Clears what is finished; the button shows when something is. */
  on_clear?: () => void;
};

const Card = styled('aside')(({ theme }) => ({
  width: 330,
  maxWidth: '100%',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
  overflow: 'hidden',
  pointerEvents: 'auto',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: 15,
  lineHeight: 1.4,
});
const Detail = styled('div')({ fontSize: 13.5, color: tone.ink2, marginTop: 8, lineHeight: 1.4 });
const Items = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '0 18px',
  maxHeight: 'min(50vh, 380px)',
  overflowY: 'auto',
  '& > li': { padding: '14px 0', borderTop: `1px solid ${tone.line}` },
});

const STATE_CHIP = {
  needs_you: <StatusChip kind="signal">needs you</StatusChip>,
  done: <StatusChip kind="ok">done</StatusChip>,
  failed: <StatusChip kind="missing">failed</StatusChip>,
  running: null,
} as const;

function Summary({ activity }: { activity: Activity }) {
  return (
    <>
      <Line>
        <b style={{ fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {activity.title}
        </b>
        {STATE_CHIP[activity.state] ?? (
          <span style={{ color: tone.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {activity.count}
          </span>
        )}
      </Line>
      {activity.state === 'running' && (
        <div style={{ marginTop: 8 }}>
          <Progress value={activity.progress} label={activity.title} />
        </div>
      )}
      {activity.detail && <Detail>{activity.detail}</Detail>}
    </>
  );
}

/** What happens now, bottom right: one line and a thin progress; opens to a list. Presentational. */
export function ActivityDock({ activities, open, on_toggle, on_clear }: ActivityDockProps) {
  const [first, ...rest] = activities;
  if (!first) return null;
  const finished = activities.some((a) => a.state === 'done' || a.state === 'failed');
  const more = rest.length > 0;
  return (
    <Card aria-label="Activity">
      <div role="status" style={{ padding: '14px 18px 12px' }}>
        <Summary activity={first} />
        {open && first.action && <div style={{ marginTop: 8 }}>{first.action}</div>}
      </div>
      {open && more && (
        <Items>
          {rest.map((activity) => (
            <li key={activity.id}>
              <Summary activity={activity} />
              {activity.action && <div style={{ marginTop: 8 }}>{activity.action}</div>}
            </li>
          ))}
        </Items>
      )}
      <div style={{ display: 'flex', borderTop: `1px solid ${tone.line}` }}>
        <ButtonBase
          aria-expanded={open}
          onClick={on_toggle}
          sx={{
            flex: 1,
            minHeight: 40,
            px: '18px',
            justifyContent: 'space-between',
            fontSize: 14,
            color: tone.ink2,
            '&:hover': { background: tone.sunken },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {open ? 'Show less' : more ? `${rest.length} more` : 'Show more'}
          <Icon of={open ? ChevronDown : ChevronUp} size={18} />
        </ButtonBase>
        {open && finished && on_clear && (
          <Button variant="text" size="small" onClick={on_clear} sx={{ m: '2px' }}>
            Clear finished
          </Button>
        )}
      </div>
    </Card>
  );
}
