import { styled } from '@mui/material/styles';
import { useShortcutGroups } from '@/lib/shortcuts/use-shortcuts.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Keys } from '@/ui/keys.tsx';
import { BOARD_SHORTCUTS } from './use-board-keys.ts';

const Bar = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  gap: 22,
  height: 56,
  // Beside the activity dock.
  padding: '14px var(--dock-width, 0px) 0 0',
  // The columns make room for the dock; the bar does not move when it comes.
  marginTop: 'max(0px, calc(var(--dock-room, 0px) - 56px))',
  borderTop: `1px solid ${tone.line}`,
  fontSize: textSize.caption,
  color: tone.ink2,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
}));

/** One line; what has no room is left out. */
const Line = styled('div')({
  flex: 1,
  minWidth: 0,
  height: 42,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: '42px 22px',
  overflow: 'hidden',
});
const Item = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  whiteSpace: 'nowrap',
});

/** Shown along the lower edge; help lists all of them. */
const SHOWN = 8;

/** The board's keyboard shortcuts. Not shown on touch devices. */
export function ShortcutBar() {
  const board = useShortcutGroups().find(({ name }) => name === BOARD_SHORTCUTS);
  return (
    <Bar role="group" aria-label="Keyboard shortcuts">
      <Line>
        {board?.shortcuts.slice(0, SHOWN).map(({ keys, label }) => (
          <Item key={label}>
            {(typeof keys === 'string' ? [keys] : keys).map((key) => (
              <Keys key={key} of={key} />
            ))}
            {label}
          </Item>
        ))}
      </Line>
      <Item>
        <Keys of="?" />
        All shortcuts
      </Item>
    </Bar>
  );
}
