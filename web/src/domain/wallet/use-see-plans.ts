import { useNavigate } from 'react-router-dom';
import { hasCode } from '@/lib/api-error.ts';
import { currentPath, paths } from '@/lib/paths.ts';
import type { ToastInput } from '@/ui/toast-store.ts';

/**
 * For the toast about a failed call: if the user is out of credits, its action leads to the plans, and from there back to
 * this page. For other errors it has no action.
 */
export function useSeePlans(): { open: () => void; actionFor: (error: unknown) => ToastInput['action'] } {
  const navigate = useNavigate();
  const open = () => void navigate(paths.credits({ next: currentPath() }));
  return {
    open,
    actionFor: (error) =>
      hasCode(error, 'insufficient_credits') ? { label: 'See plans', onClick: open } : undefined,
  };
}
