import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { textSize, tone } from '@/theme/tokens.ts';
import { Keys } from '@/ui/keys.tsx';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j', 'k'], does: 'next, previous' },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'other column' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['m'], does: 'move to…' },
  { keys: ['n'], does: 'note' },
  { keys: ['r'], does: 'reminder' },
  { keys: ['u'], does: 'undo' },
];

const MORE: typeof SHORTCUTS = [
  { keys: ['Space'], does: 'pick up and drop a card' },
  { keys: ['Escape'], does: 'close the panel, or cancel a move' },
  { keys: ['?'], does: 'this list' },
];

function AnyOf({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <Keys key={key} of={key} />);
}

const Bar = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  alignItems: 'center',
  // Beside the feedback button and the activity dock.
  padding: '10px calc(132px + var(--dock-width, 0px)) 10px 0',
  minHeight: 'var(--dock-room, 0px)',
  borderTop: `1px solid ${tone.line}`,
  fontSize: textSize.caption,
  color: tone.ink2,
  '& > span': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
}));

/** What the keyboard can do on the board, along its lower edge. Not for touch. */
export function ShortcutBar({ onHelp }: { onHelp: () => void }) {
  return (
    <Bar role="group" aria-label="Keyboard shortcuts">
      {SHORTCUTS.map(({ keys, does }) => (
        <span key={does}>
          <AnyOf keys={keys} />
          {does}
        </span>
      ))}
      <Button variant="text" size="small" onClick={onHelp}>
        <Keys of="?" />
        &nbsp;all shortcuts
      </Button>
    </Bar>
  );
}

const Rows = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '10px 20px',
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 6 },
  '& dd': { margin: 0, '&::first-letter': { textTransform: 'uppercase' } },
});

export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Rows>
          {[...SHORTCUTS, ...MORE].map(({ keys, does }) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>
                <AnyOf keys={keys} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Rows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
