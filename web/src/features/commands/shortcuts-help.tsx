import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Shortcut } from '@/lib/shortcuts/registry.ts';
import { useShortcutGroups, useSingleKeys } from '@/lib/shortcuts/use-shortcuts.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Keys } from '@/ui/keys.tsx';

const Groups = styled('div')(({ theme }) => ({
  columns: 2,
  columnGap: 40,
  [theme.breakpoints.down('sm')]: { columns: 1 },
  '& > section': { breakInside: 'avoid', marginBottom: 24 },
}));

const Rows = styled('dl')({
  margin: '8px 0 0',
  display: 'grid',
  gap: 8,
  fontSize: textSize.body2,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
  '& dt': { color: tone.ink2 },
  '& dd': { margin: 0, flex: 'none' },
});

const firstOf = ({ keys }: Shortcut): string => (typeof keys === 'string' ? keys : keys[0]);

/** Everything the keyboard can do on this page, and a way to turn single keys off. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const groups = useShortcutGroups().filter(({ shortcuts }) => shortcuts.length > 0);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Groups>
          {groups.map(({ name, shortcuts }) => (
            <section key={name} aria-label={name}>
              <Typography variant="h4" component="h3">
                {name}
              </Typography>
              <Rows>
                {shortcuts.map((shortcut) => (
                  <div key={shortcut.label}>
                    <dt>{shortcut.label}</dt>
                    <dd>
                      <Keys of={firstOf(shortcut)} />
                    </dd>
                  </div>
                ))}
              </Rows>
            </section>
          ))}
        </Groups>
        <FormControlLabel
          control={<Switch checked={singleKeys} onChange={(_, on) => setSingleKeys(on)} />}
          label="Single-key shortcuts"
        />
        <Typography variant="small" color="textSecondary">
          Turn these off if you dictate to your device. Shortcuts with Ctrl or Command keep working.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
