import { forgetTrial } from '@/domain/trial/trial-store.ts';
import { forgetDrafts } from '@/lib/drafts.ts';
import { setLeaving } from '@/lib/session.ts';
import { sendUnsent } from '@/lib/unsent.ts';
import { toast } from '@/ui/toast-store.ts';

/** Signs out, shows a toast, and goes home. Errors are logged and rethrown, as specified; the user then stays signed in. */
export async function signOutOfApp(goHome: () => void): Promise<void> {
  setLeaving(true);
  try {
    const [{ auth }, allSent] = await Promise.all([import('@/lib/firebase.ts'), sendUnsent()]);
    await auth.signOut();
    forgetDrafts();
    forgetTrial();
    toast({
      title: 'Signed out successfully',
      description: allSent
        ? undefined
        : 'Your last change couldn’t be saved. Make it again after you sign in.',
      alert: true,
    });
    goHome();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error('Error signing out', error);
    toast({ title: `Error signing out: ${message}`, variant: 'destructive' });
    setLeaving(false);
    throw error;
  }
}
