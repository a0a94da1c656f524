import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { track } from '@/lib/tracking/track.ts';
import { ErrorScreen } from './error-screen.tsx';
import { countRetry, noteBroken, noteShown, retriesLeft } from './retries.ts';

/**
 * Error element of the routes: keeps the shell, offers three tries, then a reload. An address without a page never comes
 * here: the last route takes it.
 */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.error(error);
    track('error_boundary', { message: error instanceof Error ? error.message : 'unknown' });
  }, [error]);
  useEffect(() => {
    noteBroken(pathname);
    return () => noteShown(pathname);
  }, [pathname]);
  const retry = () => {
    countRetry(pathname);
    navigate(`${pathname}${search}${hash}`, { replace: true });
  };
  return <ErrorScreen retries_left={retriesLeft(pathname)} on_retry={retry} />;
}
