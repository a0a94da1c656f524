import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

// Drawn, because not every font has arrows as letters.
const LEFT = { name: 'Left arrow', icon: ArrowLeft };
const RIGHT = { name: 'Right arrow', icon: ArrowRight };
type KeyName = string | typeof LEFT;

const SHORTCUTS: readonly { keys: readonly KeyName[]; does: string }[] = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: [LEFT, RIGHT], does: 'other column' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['M'], does: 'move to…' },
  { keys: ['N'], does: 'note' },
  { keys: ['R'], does: 'reminder' },
  { keys: ['U'], does: 'undo' },
];

const MORE: typeof SHORTCUTS = [
  { keys: ['Space'], does: 'pick up and drop a card' },
  { keys: ['Esc'], does: 'close the panel, or cancel a move' },
  { keys: ['?'], does: 'this list' },
];

const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 24,
  padding: '2px 7px',
  borderRadius: 6,
  border: `1px solid ${tone.control}`,
  background: tone.surface,
  color: tone.ink,
  fontFamily: 'inherit',
  fontSize: textSize.caption,
  fontWeight: 600,
  textAlign: 'center',
});

function Keys({ keys }: { keys: readonly KeyName[] }) {
  return keys.map((key) =>
    typeof key === 'string' ? (
      <Key key={key}>{key}</Key>
    ) : (
      <Key key={key.name}>
        <Icon of={key.icon} size={12} />
        <VisuallyHidden>{key.name}</VisuallyHidden>
      </Key>
    ),
  );
}

const Bar = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  alignItems: 'center',
  padding: '10px 0',
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
          <Keys keys={keys} />
          {does}
        </span>
      ))}
      <Button variant="text" size="small" onClick={onHelp}>
        <Key sx={{ mr: 0.75 }}>?</Key>
        all shortcuts
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
                <Keys keys={keys} />
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
