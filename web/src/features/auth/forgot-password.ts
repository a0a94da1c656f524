import { forgotPassword } from '@contract/auth.ts';
import { MESSAGES } from '@contract/messages.ts';
import { callOk } from '@/lib/api-client.ts';
import { hasCode } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';

/** Asks for a reset mail. Only a missing network is told: any other answer would say whether the account exists. */
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
