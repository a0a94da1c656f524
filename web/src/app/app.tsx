import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { THEME_KEY } from '@/domain/profile/theme-preference.ts';
import { whenSessionEnds } from '@/lib/session.ts';
import { theme } from '@/theme/theme.ts';
import { AppErrorBoundary } from './error-boundary.tsx';
import { leadToSignIn } from './lead-to-sign-in.ts';
import { queryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { useAfterPaint } from './use-after-paint.ts';

const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster.tsx')).Toaster }));

const router = createAppRouter();
whenSessionEnds(() => void leadToSignIn(router));

/** The providers around all pages. */
export function App() {
  const painted = useAfterPaint();
  return (
    <StrictMode>
      <ThemeProvider
        theme={theme}
        modeStorageKey={THEME_KEY}
        colorSchemeStorageKey="theme-scheme"
        defaultMode="system"
        noSsr
      >
        <CssBaseline enableColorScheme />
        <AppErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppErrorBoundary>
        {painted && (
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        )}
      </ThemeProvider>
    </StrictMode>
  );
}
