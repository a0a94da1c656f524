import type { AdminUser } from '@contract/admin.ts';
import { styled } from '@mui/material/styles';
import { StatusChip } from '@/ui/status-chip.tsx';

const Chips = styled('span')({ display: 'inline-flex', gap: 6, flexWrap: 'wrap' });

/** What is notable about an account. */
export function UserChips({ user }: { user: AdminUser }) {
  return (
    <Chips>
      {user.suspended && <StatusChip kind="missing">suspended</StatusChip>}
      {user.is_admin && <StatusChip kind="neutral">admin</StatusChip>}
      {user.email_verified ? (
        <StatusChip kind="ok">verified</StatusChip>
      ) : (
        <StatusChip kind="unknown">not verified</StatusChip>
      )}
    </Chips>
  );
}
