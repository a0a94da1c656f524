import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { font, hatch, textSize, tone } from '@/theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `unknown` is for what may have happened but isn't confirmed, and is hatched. */
export type TrailState = 'done' | 'current' | 'upcoming' | 'failed' | 'unknown';

export type TrailStep = {
  id: string;
  title: ReactNode;
  /** Text under the title. */
  detail?: ReactNode;
  /** Time or a few words, in small print: `2:02:19 PM · credit spent`. */
  time?: ReactNode;
  state?: TrailState;
};

type TrailProps = {
  steps: readonly TrailStep[];
  /** A horizontal trail turns vertical on phones. */
  orientation?: 'vertical' | 'horizontal';
  /** `lg` has numbered waypoints for guides, `sm` small round ones for timelines. */
  size?: 'sm' | 'lg';
  /** Makes the titles headings of this level; plain text by default. */
  heading?: 'h2' | 'h3' | 'h4';
  label?: string;
};

const SPOKEN: Record<TrailState, string> = {
  done: 'Done: ',
  current: 'Now: ',
  upcoming: 'Up next: ',
  failed: 'Failed: ',
  unknown: 'Not confirmed: ',
};

const List = styled('ol', { shouldForwardProp: (prop) => prop !== 'horizontal' && prop !== 'dot' })<{
  horizontal: boolean;
  dot: number;
}>(({ theme, horizontal, dot }) => ({
  '--dot': `${dot}px`,
  '--gap': dot > 20 ? '16px' : '14px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--dot) minmax(0, 1fr)',
    columnGap: 'var(--gap)',
    paddingBottom: dot > 20 ? 24 : 18,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(var(--dot) / 2 - 1px)',
    top: 'calc(var(--dot) + 3px)',
    bottom: dot > 20 ? 3 : -2,
    borderInlineStart: `2px dashed ${tone.control}`,
  },
  ...(horizontal && {
    [theme.breakpoints.up('md')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 28,
      '& > li': { gridTemplateColumns: '1fr', rowGap: 18, paddingBottom: 0, alignContent: 'start' },
      '& > li:not(:last-of-type)::before': {
        insetInlineStart: 'calc(var(--dot) + 3px)',
        insetInlineEnd: -25,
        top: 'calc(var(--dot) / 2 - 1px)',
        bottom: 'auto',
        borderInlineStart: 0,
        borderTop: `2px dashed ${tone.control}`,
      },
    },
  }),
}));

const Waypoint = styled('span')({
  width: 'var(--dot)',
  height: 'var(--dot)',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: textSize.h3,
  lineHeight: 1,
  background: tone.surface,
  color: tone.accent,
  border: `2px solid ${tone.accent}`,
  '&[data-small]': { borderWidth: 3, marginTop: 4 },
  '&[data-state=current]': {
    background: tone.accent,
    color: tone.onAccent,
    boxShadow: `0 0 0 4px ${tone.accentSoft}`,
  },
  '&[data-state=upcoming]': { borderColor: tone.control, color: tone.ink3 },
  '&[data-state=failed]': { borderColor: tone.danger, background: tone.danger, color: tone.onDanger },
  '&[data-state=unknown]': { borderColor: tone.control, color: tone.ink2, background: hatch(tone.control) },
});

const Title = styled('div', { shouldForwardProp: (prop) => prop !== 'small' && prop !== 'as' })<{
  small: boolean;
}>(({ small }) => ({
  margin: 0,
  ...(small
    ? {
        fontFamily: 'inherit',
        fontSize: textSize.body2,
        fontWeight: 450,
        letterSpacing: 0,
        lineHeight: '22px',
      }
    : {
        fontFamily: font.display,
        fontSize: textSize.h3,
        fontWeight: 640,
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
        paddingTop: 2,
      }),
  '&[data-state="upcoming"]': small ? { color: tone.ink3 } : {},
}));
const Detail = styled('div', { shouldForwardProp: (prop) => prop !== 'small' })<{ small: boolean }>(
  ({ small }) => ({
    marginTop: small ? 2 : 8,
    color: tone.ink2,
    fontSize: textSize.body2,
  }),
);
const Time = styled('div')({ color: tone.ink3, fontSize: textSize.caption, lineHeight: '20px' });

/** Steps along a dashed line with round waypoints: guides, timelines, the progress of a search. */
export function Trail({ steps, orientation = 'vertical', size = 'sm', heading, label }: TrailProps) {
  const small = size === 'sm';
  return (
    <List horizontal={orientation === 'horizontal'} dot={small ? 14 : 44} aria-label={label}>
      {steps.map(({ id, title, detail, time, state = 'done' }, index) => (
        <li key={id} aria-current={state === 'current' ? 'step' : undefined}>
          <Waypoint aria-hidden data-state={state} data-small={small || undefined}>
            {small ? null : index + 1}
          </Waypoint>
          <div>
            <Title as={heading ?? 'div'} small={small} data-state={state}>
              {state !== 'done' && <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>}
              {title}
            </Title>
            {detail && <Detail small={small}>{detail}</Detail>}
            {time && <Time>{time}</Time>}
          </div>
        </li>
      ))}
    </List>
  );
}
