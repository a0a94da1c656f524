/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_AUTH_PORT_DELTA?: string;
  readonly VITE_ACCOUNT_CHOOSER_PORT_DELTA?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** `opt-in` (default): nothing before a yes. `opt-out`: measured under limited use until a no. */
  readonly VITE_CONSENT?: string;
  /** Project key of PostHog; without it the library is not built in. */
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
  /** Reddit's pixel, `a2_…`; without it only a pixel that is already in the page is used. */
  readonly VITE_REDDIT_PIXEL_ID?: string;
}

declare module 'virtual:blog' {
  import type { PostMeta } from '../build/blog-plugin.ts';
  export const posts: PostMeta[];
  export const loaders: Record<string, () => Promise<{ html: string }>>;
}
