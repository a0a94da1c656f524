import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { track } from '@/lib/tracking/track.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { countRetry, noteBroken, noteShown, retriesLeft } from './retries.ts';

/** Error element of the routes: the 404 page if a loader finds nothing (such as a missing article), else the error screen. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <BrokenPage error={error} />
  );
}

/** Keeps the shell and offers three retries, then a reload. */
function BrokenPage({ error }: { error: unknown }) {
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
  return <ErrorScreen retriesLeft={retriesLeft(pathname)} onRetry={retry} />;
}
