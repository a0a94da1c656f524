import { toast } from '@/ui/toast-store.ts';

/** Signs out and says so in the notification area. Errors are logged and rethrown, as specified. */
export async function signOutOfApp(): Promise<void> {
  try {
    const [{ auth }, { signOut }] = await Promise.all([import('@/lib/firebase.ts'), import('firebase/auth')]);
    await signOut(auth);
    toast({ title: 'Signed out successfully', alert: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error('Error signing out', error);
    toast({ title: `Error signing out: ${message}`, variant: 'destructive' });
    throw error;
  }
}
