import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/ui/toast-store.ts';

/** After the server ended a session: opens the sign-in page, which leads back here. Drafts are kept for the same user. */
export async function leadToSignIn(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  if (pathname === paths.auth()) return;
  await router.navigate(paths.auth({ next: `${pathname}${search}${hash}` }), { replace: true });
  toast({
    title: 'Sign in again',
    description: 'Your session ended. Anything you typed is still here.',
    alert: true,
  });
}
