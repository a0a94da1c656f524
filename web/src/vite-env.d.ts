/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_AUTH_PORT_DELTA?: string;
  readonly VITE_ACCOUNT_CHOOSER_PORT_DELTA?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
}

declare module 'virtual:blog' {
  import type { PostMeta } from '../build/blog-plugin.ts';
  export const posts: PostMeta[];
  export const loaders: Record<string, () => Promise<{ html: string }>>;
}
