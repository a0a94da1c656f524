/// <reference types="vite/client" />

/** What a build is told: `build/env.ts` says what each is for. The others are of the build for the local stack. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('../build/env.ts').WebEnvName, string>>> {
  readonly VITE_AUTH_PORT_DELTA?: string;
  readonly VITE_ACCOUNT_CHOOSER_PORT_DELTA?: string;
}

declare module 'virtual:blog' {
  import type { PostMeta } from '../build/blog-plugin.ts';
  export const posts: PostMeta[];
  export const loaders: Record<string, () => Promise<{ html: string }>>;
}
