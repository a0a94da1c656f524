import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ERROR_RETRIES } from '@/lib/constants.ts';
import { track } from '@/lib/tracking/track.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Retries used, per path: a component that breaks is mounted anew each time, so it cannot count itself. */
const used = new Map<string, number>();

/** Error element of the routes: keeps the shell, offers three tries, then a reload. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const count = used.get(pathname) ?? 0;
  useEffect(() => {
    console.error(error);
    track('error_boundary', { message: error instanceof Error ? error.message : 'unknown' });
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const retry = () => {
    used.set(pathname, count + 1);
    navigate(`${pathname}${search}${hash}`, { replace: true });
  };
  return <ErrorScreen retries_left={ERROR_RETRIES - count} on_retry={retry} />;
}
