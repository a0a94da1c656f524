/// <reference types="vite/client" />

/** What a build is told: `build/env.ts` says what each is for. The others are of the build for the local stack. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('../build/env.ts').WebEnvName, string>>> {
  readonly VITE_AUTH_PORT_DELTA?: string;
  readonly VITE_ACCOUNT_CHOOSER_PORT_DELTA?: string;
}

/** Outside of the modules, whose declarations can't import by a relative path. */
type BlogPost = import('../build/blog-plugin.ts').PostMeta;
type BlogText = import('../build/blog-plugin.ts').PostText;
type ExampleScores = import('../build/example-scores.ts').ExampleScores;

declare module 'virtual:blog' {
  export const posts: BlogPost[];
  export const loaders: Record<string, () => Promise<BlogText>>;
}

declare module 'virtual:example-scores' {
  export const scores: ExampleScores;
}
