import { exportAccount, signOutEverywhere } from '@contract/account.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { useSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
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

/** Hands a file to the browser to be saved. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it needs it no longer than this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Download() {
  const download = useMutation({
    mutationFn: () => callApi(exportAccount),
    onSuccess: (zip) =>
      save(zip, `${brand.name.toLowerCase()}-data-${new Date().toISOString().slice(0, 10)}.zip`),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not downloaded', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
      Download my data
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
export function AccountManagementPage() {
  const { user } = useSession();
  return (
    <Page column="form">
      <PageHeader title="Account Management" />
      <Section title="E-mail address" text="You sign in with it, and employers answer to it.">
        <div style={{ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap' }}>
          <span style={{ overflowWrap: 'anywhere' }}>{user?.email ?? 'none'}</span>
          {user?.email_verified ? (
            <StatusChip kind="ok">verified</StatusChip>
          ) : (
            <StatusChip kind="unknown">not verified</StatusChip>
          )}
        </div>
        {user && !user.email_verified && <Verification />}
      </Section>
      <Section
        title="Sessions"
        text="Ends every sign-in on every device, this one included. Running applications go on."
      >
        <SignOutEverywhere />
      </Section>
      <Section
        title="Your data"
        text="Everything we keep about you: one JSON file, your original resumes and the pictures of sent forms, as a zip."
      >
        <Download />
      </Section>
      <Section
        title="Delete account"
        text="Removes the account with all documents and files at once. Download your data first if you want to keep it."
      >
        <DeleteAccount />
      </Section>
    </Page>
  );
}
