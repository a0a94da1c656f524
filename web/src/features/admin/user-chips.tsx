import type { AdminUser } from '@contract/admin.ts';
import { styled } from '@mui/material/styles';
import { StatusChip } from '@/ui/status-chip.tsx';

const Chips = styled('span')({ display: 'inline-flex', gap: 6, flexWrap: 'wrap' });

/** What is notable about an account. */
export function UserChips({ user }: { user: AdminUser }) {
  return (
    <Chips>
      {user.suspended && <StatusChip kind="missing">Suspended</StatusChip>}
      {user.is_admin && <StatusChip kind="neutral">Admin</StatusChip>}
      {user.email_verified ? (
        <StatusChip kind="ok">Verified</StatusChip>
      ) : (
        <StatusChip kind="unknown">Not verified</StatusChip>
      )}
    </Chips>
  );
}
