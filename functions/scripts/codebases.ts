/** What is deployed apart from each other, from one source. */
export type Codebase = {
  /** As firebase.json names it; its folder is `dist/NAME`. */
  name: string;
  /** The module that declares its functions. */
  entry: string;
  /** Data files that the code opens with `new URL('./name', import.meta.url)`. */
  data: readonly string[];
  /** Modules that run in processes and threads of their own, by the name that `fork` and `new Worker` find beside the caller. */
  processes: Readonly<Record<string, string>>;
  /** Whether it fills forms, with a script for the employer's page beside it. */
  fills_forms: boolean;
  /** Packages that cannot be inside the bundle, because they open files beside their own. */
  not_bundled: readonly string[];
};

export const CODEBASES: readonly Codebase[] = [
  {
    name: 'default',
    entry: 'src/index.ts',
    data: ['src/modules/job-text/embedding/titles-v1.bin'],
    processes: {
      'resume-reader': 'src/modules/resumes/parser/resume-reader.ts',
      'memory-watchdog': 'src/modules/resumes/parser/memory-watchdog.ts',
    },
    fills_forms: false,
    not_bundled: [],
  },
  // On its own for Chromium: 70 MB that no other function should carry in its image.
  {
    name: 'apply',
    entry: 'src/apply.ts',
    data: [],
    processes: {},
    fills_forms: true,
    not_bundled: ['@sparticuz/chromium', 'playwright-core'],
  },
];

/** The codebase of this name; throws with the known names for another. */
export function codebaseNamed(name: string): Codebase {
  const found = CODEBASES.find((codebase) => codebase.name === name);
  if (found) return found;
  throw new Error(`No codebase is called "${name}". Known: ${CODEBASES.map((one) => one.name).join(', ')}.`);
}
