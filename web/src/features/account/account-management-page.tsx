import { signOutEverywhere } from '@contract/account.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { useSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { leave } from './prove-identity.ts';
import { Section } from './section.tsx';

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

function SignOutEverywhere() {
  const end = useMutation({
    mutationFn: async () => {
      await callApi(signOutEverywhere);
      await leave();
    },
    onSuccess: () => toast({ title: 'Signed out everywhere', alert: true }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not signed out', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" loading={end.isPending} onClick={() => end.mutate()}>
      Sign out everywhere
    </Button>
  );
}

/** The account itself: address, sessions, a copy of the data, and the end of it. */
function AccountManagementPage() {
  const { user } = useSession();
  return (
    <Page column="form">
      <PageHeader title="Account Management" />
      <Section title="E-mail address" text="You sign in with it, and employers answer to it.">
        <div style={{ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap' }}>
          <span style={{ overflowWrap: 'anywhere' }}>{user?.email ?? 'none'}</span>
          {user?.emailVerified ? (
            <StatusChip kind="ok">verified</StatusChip>
          ) : (
            <StatusChip kind="unknown">not verified</StatusChip>
          )}
        </div>
        {user && !user.emailVerified && <Verification />}
      </Section>
      <Section
        title="Sessions"
        text="Ends every sign-in on every device, this one included. Running applications go on."
      >
        <SignOutEverywhere />
      </Section>
      <Section
        title="Your data"
        text="Get a zip of everything we keep about you: one JSON file, your original resumes, and screenshots of the forms we sent."
      >
        <DataExport />
      </Section>
      <Section
        title="Delete account"
        text="Ends your account right away and deletes everything in it. Download your data first if you want to keep it."
      >
        <DeleteAccount />
      </Section>
    </Page>
  );
}

export { AccountManagementPage as Component };
