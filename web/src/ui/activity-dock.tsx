import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { Stack } from './layout.ts';
import { Progress } from './progress.tsx';
import { StatusChip } from './status-chip.tsx';
import { Surface } from './surface.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Activity = {
  id: string;
  /** What is happening: `Applying to Meridian Clinics`. */
  title: string;
  /** A second line: `Filling out 13 fields`. */
  detail?: string;
  /** Count at the end of the line: `3 of 6`. */
  count?: string;
  /** 0–100; null if the end can't be known. */
  progress: number | null;
  state: 'running' | 'needs_you' | 'done' | 'failed';
  /** A link or small button, shown while the dock is open. */
  action?: ReactNode;
};

type ActivityDockProps = {
  /** Newest or most urgent first; the closed dock shows the first one. Nothing is rendered if empty. */
  activities: readonly Activity[];
  open: boolean;
  onToggle: () => void;
  /** Clears finished activities; the button shows if there are any. */
  onClear?: () => void;
};

const Card = styled(Surface)(({ theme }) => ({
  position: 'relative',
  width: 330,
  maxWidth: '100%',
  overflow: 'hidden',
  pointerEvents: 'auto',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: textSize.body2,
  lineHeight: 1.4,
  '& > b': { flex: 1, fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Toggle = styled(ButtonBase)({
  minWidth: 32,
  height: 32,
  margin: '-5px -8px -5px -6px',
  padding: '0 6px',
  gap: 2,
  borderRadius: radius.inner,
  fontSize: textSize.small,
  color: tone.ink2,
  '&:hover': { background: tone.sunken, color: tone.ink },
  '@media (pointer: coarse)': { minWidth: 44, height: 44, margin: '-11px -14px -11px -6px' },
});

const Detail = styled('div')(({ theme }) => ({
  fontSize: textSize.small,
  color: tone.ink2,
  lineHeight: 1.4,
  // Closed, it is one line on a phone: what is below it matters too.
  '&[data-closed]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
}));
const Item = styled(Stack)({ gap: 8 });
const First = styled(Item)({ padding: '14px 18px' });
const Foot = styled('div')({ borderTop: `1px solid ${tone.line}`, padding: '4px 6px' });
const Items = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '0 18px',
  maxHeight: 'min(50vh, 380px)',
  overflowY: 'auto',
  '& > li': { padding: '14px 0', borderTop: `1px solid ${tone.line}` },
});

const STATE_CHIP = {
  needs_you: <StatusChip kind="signal">Needs you</StatusChip>,
  done: <StatusChip kind="ok">Done</StatusChip>,
  failed: <StatusChip kind="missing">Failed</StatusChip>,
  running: null,
} as const;

type SummaryProps = { activity: Activity; toggle?: ReactNode; closed?: boolean };

function Summary({ activity, toggle, closed = false }: SummaryProps) {
  return (
    <>
      <Line>
        <b>{activity.title}</b>
        {STATE_CHIP[activity.state] ??
          (activity.count && (
            <Typography noWrap component="span" variant="inherit" color="textSecondary">
              {activity.count}
            </Typography>
          ))}
        {toggle}
      </Line>
      {activity.state === 'running' && <Progress value={activity.progress} label={activity.title} />}
      {activity.detail && <Detail data-closed={closed || undefined}>{activity.detail}</Detail>}
    </>
  );
}

/** What screen readers announce: only what matters, so a running count doesn't keep talking. */
function spoken({ title, state }: Activity): string {
  const words = { running: '', needs_you: ': needs you', done: ': done', failed: ': failed' };
  return `${title}${words[state]}`;
}

/** What is happening now, in the bottom right corner: one line with a thin progress bar that opens into a list. */
export function ActivityDock({ activities, open, onToggle, onClear }: ActivityDockProps) {
  const [first, ...rest] = activities;
  if (!first) return null;
  const finished = activities.some((a) => a.state === 'done' || a.state === 'failed');
  const more = rest.length > 0;
  const toggle = (more || first.action || first.detail) && (
    <Toggle
      aria-expanded={open}
      aria-label={open ? 'Show less' : more ? `Show ${rest.length} more` : 'Show more'}
      onClick={onToggle}
    >
      {more && !open && <span aria-hidden>{`+${rest.length}`}</span>}
      <Icon of={open ? ChevronDown : ChevronUp} size={18} />
    </Toggle>
  );
  return (
    <Card as="aside" kind="floating" pad="none" aria-label="Activity">
      <VisuallyHidden role="status">{spoken(first)}</VisuallyHidden>
      <First>
        <Summary activity={first} toggle={toggle} closed={!open} />
        {open && first.action && <div>{first.action}</div>}
      </First>
      {open && more && (
        <Items>
          {rest.map((activity) => (
            <Item as="li" key={activity.id}>
              <Summary activity={activity} />
              {activity.action && <div>{activity.action}</div>}
            </Item>
          ))}
        </Items>
      )}
      {open && finished && onClear && (
        <Foot>
          <Button variant="text" size="small" onClick={onClear}>
            Clear finished
          </Button>
        </Foot>
      )}
    </Card>
  );
}
