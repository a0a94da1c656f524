import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { SourceView } from './source-view.tsx';

const Inside = styled('div')({ padding: '14px 16px 16px', height: '100%', minHeight: 0 });

type SourceSheetProps = {
  open: boolean;
  /** A sheet from below; otherwise it comes from the side. */
  phone: boolean;
  onClose: () => void;
  onGone: () => void;
};

/** The resume above the page, where there is no room beside it. The focus returns to what opened it. */
export function SourceSheet({ open, phone, onClose, onGone }: SourceSheetProps) {
  return (
    <Drawer
      anchor={phone ? 'bottom' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{
        transition: { onExited: onGone },
        paper: {
          role: 'dialog',
          'aria-label': 'Your resume',
          sx: phone
            ? { height: '86dvh', borderTopLeftRadius: 18, borderTopRightRadius: 18 }
            : { width: 'min(600px, 92vw)' },
        },
      }}
    >
      <Inside>
        <SourceView narrow={phone} onClose={onClose} />
      </Inside>
    </Drawer>
  );
}
