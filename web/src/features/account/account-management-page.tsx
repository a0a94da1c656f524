import { signOutEverywhere } from '@contract/account.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { useSession } from '@/lib/session.ts';
import { Row } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { leave } from './prove-identity.ts';
import { Section } from './section.tsx';

const Address = styled('span')({ overflowWrap: 'anywhere' });

function Verification() {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await (await import('./send-verification.ts')).sendVerification();
      toast({ title: 'Email sent', description: 'Open the link in the email to verify your address.' });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Couldn’t send the email', description: errorDetail(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="outlined" loading={sending} onClick={() => void send()}>
      Send verification email
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
      toast({ variant: 'destructive', title: 'Couldn’t sign you out', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" loading={end.isPending} onClick={() => end.mutate()}>
      Sign out everywhere
    </Button>
  );
}

function EmailAddress() {
  const { user } = useSession();
  // The build makes the page for someone of whom nothing is known.
  if (import.meta.env.SSR) return <Bone height={28} width="16em" />;
  return (
    <>
      <Row>
        <Address>{user?.email ?? 'No email address'}</Address>
        {user?.emailVerified ? (
          <StatusChip kind="ok">Verified</StatusChip>
        ) : (
          <StatusChip kind="unknown">Not verified</StatusChip>
        )}
      </Row>
      {user && !user.emailVerified && <Verification />}
    </>
  );
}

/** The account itself: email address, sessions, data export, and deletion. */
function AccountManagementPage() {
  return (
    <Page column="form">
      <PageHeader title="Account management" />
      <Section title="Email address" text="You sign in with this address, and employers reply to it.">
        <EmailAddress />
      </Section>
      <Section
        title="Sessions"
        text="Signs you out on every device, including this one. Applications in progress continue."
      >
        <SignOutEverywhere />
      </Section>
      <Section
        title="Your data"
        text="Download everything we keep about you as a zip file: one JSON file, your original resumes, and screenshots of the forms we sent."
      >
        <DataExport />
      </Section>
      <Section
        title="Delete account"
        text="Closes your account right away and deletes everything in it. If you want to keep your data, download it first."
      >
        <DeleteAccount />
      </Section>
    </Page>
  );
}

export { AccountManagementPage as Component };
