import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ConsentChoice } from '@/domain/conversions/consent-choice.tsx';
import { chooseConsent, useConsent } from '@/lib/consent.ts';

/** The same choice, opened from the footer of every page. */
export function ConsentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const consent = useConsent();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="privacy-choices" fullWidth maxWidth="sm">
      <DialogTitle id="privacy-choices">Privacy choices</DialogTitle>
      <DialogContent>
        <ConsentChoice consent={consent} onChoose={chooseConsent} name="privacy-choice" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
