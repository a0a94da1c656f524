import type { ApplicationSummary } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useMoveApplication, usePendingMoves } from '@/domain/applications/move-applications.ts';
import { MOVE_WORDS, STATUS_WORDS } from '@/domain/applications/status-words.ts';
import { Icon } from '@/ui/icon.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';

type Movable = Pick<ApplicationSummary, 'id' | 'posting' | 'status' | 'moves' | 'can_undo'>;

type MoveMenuProps = {
  application: Movable;
  id?: string;
  /** The element that the menu opens from; closed if null. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** Everything the user may set from here, and Undo. */
export function MoveMenu({ application, id, anchor, onClose }: MoveMenuProps) {
  const { move, undo } = useMoveApplication();
  const choose = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Move ${application.posting.title}` } }}
    >
      {application.moves.map((status) => (
        <MenuItem key={status} onClick={() => choose(() => move(application, status))}>
          {MOVE_WORDS[status].action}
        </MenuItem>
      ))}
      {application.can_undo && (
        <MenuItem divider={false} onClick={() => choose(() => undo(application))}>
          Undo last change
        </MenuItem>
      )}
      {application.moves.length === 0 && !application.can_undo && (
        <MenuItem disabled>You can’t change the status right now</MenuItem>
      )}
    </Menu>
  );
}

type StatusMenuProps = {
  application: Movable;
  /** Offers Undo in the menu alone, for rows of a table. */
  compact?: boolean;
};

/** Shows an application's status and changes it. A plain chip if the user can't change it. */
export function StatusMenu({ application, compact = false }: StatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { undo, isUndoing } = useMoveApplication();
  const pending = usePendingMoves().get(application.id);
  const id = useId();
  const words = STATUS_WORDS[pending ?? application.status];
  if (application.moves.length === 0 && !pending && !(compact && application.can_undo)) {
    return <StatusChip kind={words.kind}>{words.text}</StatusChip>;
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={pending !== undefined}
        loadingPosition="end"
        endIcon={<Icon of={ChevronDown} size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={`Status: ${words.text}. Change`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.text}
      </Button>
      {application.can_undo && !pending && !compact && (
        <Button variant="text" size="small" loading={isUndoing} onClick={() => undo(application)}>
          Undo last change
        </Button>
      )}
      <MoveMenu application={application} id={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
