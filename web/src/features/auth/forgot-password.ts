import { forgotPassword } from '@contract/auth.ts';
import { MESSAGES } from '@contract/messages.ts';
import { callOk } from '@/lib/api-client.ts';
import { hasCode } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';

/** Requests a reset email. Reports only a network failure: any other error would reveal whether the account exists. */
export async function askForReset(email: string): Promise<void> {
  const failure = await callOk(forgotPassword, { body: { email } }).then(
    () => null,
    (error: unknown) => error,
  );
  if (hasCode(failure, 'network')) {
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to send password reset email' });
  } else {
    toast({ title: 'Request received', description: MESSAGES.request_received });
  }
}
