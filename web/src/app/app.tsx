import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { THEME_KEY } from '@/domain/profile/theme-preference.ts';
import { theme } from '@/theme/theme.ts';
import { AppErrorBoundary } from './error-boundary.tsx';
import { useAfterPaint } from './use-after-paint.ts';

const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster.tsx')).Toaster }));

type AppProps = {
  router: DataRouter;
  /** The cache of the API's answers. */
  client: QueryClient;
  /** Called once the page reacts to the user. */
  onReady?: () => void;
};

/** The providers around all pages. */
export function App({ router, client, onReady }: AppProps) {
  const painted = useAfterPaint();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onReady?.(), []);
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
          <QueryClientProvider client={client}>
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
