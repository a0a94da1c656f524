import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Navigates unless the user has already gone elsewhere; returns whether it did. */
export type NavigateHere = (to: To, options?: NavigateOptions) => boolean;

/**
 * Navigation on behalf of something that takes a while. It is bound to the page on which it was begun: once the person
 * has gone elsewhere, or is on the way there, nothing pulls them back.
 * @returns called when the work begins, gives a `navigate` that answers whether it was followed
 * @example const go = begin(); const made = await create(); if (!go(paths.application(made.id))) toast(…)
 */
export function useNavigateHere(): () => NavigateHere {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = state === 'loading' ? null : pathname;
    return () => {
      here.current = null;
    };
  }, [pathname, state]);
  return useCallback(() => {
    const from = here.current;
    return (to, options) => {
      if (from === null || here.current !== from) return false;
      void navigate(to, options);
      return true;
    };
  }, [navigate]);
}
