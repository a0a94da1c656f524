import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';

type ConfirmDialogProps = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Verb and noun on the button. */
  action: string;
  /** Has to be typed first, if given. */
  typed?: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

const Typed = styled(TextField)({ marginTop: 16 });

/** Asks for confirmation of an action that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, typed, danger, busy, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {typed && (
            <Typed
              label={`Type ${typed} to confirm`}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            disabled={typed !== undefined && text.trim() !== typed}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
