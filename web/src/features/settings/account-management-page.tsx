import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { useSession } from '@/lib/session.ts';
import { tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';

const Part = styled('section')({
  padding: '24px 0',
  borderBottom: `1px solid ${tone.line}`,
  '&:last-of-type': { border: 0 },
});

/** Sends the mail that proves the address; its link comes back to this app. */
async function sendVerification(): Promise<void> {
  const [{ auth }, { sendEmailVerification }] = await Promise.all([
    import('@/lib/firebase.ts'),
    import('firebase/auth'),
  ]);
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

function Verification() {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await sendVerification();
      toast({ title: 'Sent', description: 'Open the link in the mail to verify your address.' });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Not sent', description: errorDetail(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="outlined" loading={sending} onClick={() => void send()} sx={{ mt: 2 }}>
      Send verification
    </Button>
  );
}

/** The account itself: address, and how to reach us about it. */
export function AccountManagementPage() {
  const { user } = useSession();
  return (
    <Page column="form">
      <PageHeader title="Account Management" />
      <Part>
        <Typography variant="h3" component="h2">
          E-mail address
        </Typography>
        <div style={{ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap', marginTop: 10 }}>
          <span style={{ overflowWrap: 'anywhere' }}>{user?.email ?? 'none'}</span>
          {user?.email_verified ? (
            <StatusChip kind="ok">verified</StatusChip>
          ) : (
            <StatusChip kind="unknown">not verified</StatusChip>
          )}
        </div>
        {user && !user.email_verified && <Verification />}
      </Part>
      <Part>
        <Typography variant="h3" component="h2">
          Your data
        </Typography>
        <Typography sx={{ color: tone.ink2, mt: 0.5 }}>
          For a copy of everything we hold about you, or to have your account removed, write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> from this address. You get an answer within 30
          days.
        </Typography>
      </Part>
    </Page>
  );
}
