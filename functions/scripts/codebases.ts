/** A separately deployed set of functions; all share one source tree. */
export type Codebase = {
  /** Its name in firebase.json; its folder is `dist/NAME`. */
  name: string;
  /** The module that declares its functions. */
  entry: string;
  /** Data files that the code opens with `new URL('./name', import.meta.url)`. */
  data: readonly string[];
  /** Folders of packages whose files the code opens with `import.meta.resolve('PACKAGE/...')`. */
  package_folders: readonly string[];
  /** Modules that run in processes and threads of their own, by the name that `fork` and `new Worker` find beside the caller. */
  processes: Readonly<Record<string, string>>;
  /** Whether it fills forms, with a script for the employer's page beside it. */
  fills_forms: boolean;
  /** Whether it renders pages, with what `vite build` of the web app has made for that beside it. */
  renders_pages: boolean;
  /** Packages that cannot be bundled, because they open files beside their own. */
  not_bundled: readonly string[];
};

export const CODEBASES: readonly Codebase[] = [
  {
    name: 'default',
    entry: 'src/index.ts',
    data: [
      'src/modules/job-text/embedding/titles-v3.bin',
      'src/modules/job-text/places/town-names.bin',
      'src/modules/job-text/title-search/occupations-v3.bin',
      'src/modules/job-text/title-search/occupations-v3.tsv.br',
      'src/modules/postings/registry/boards.tsv.br',
    ],
    package_folders: ['pdfjs-dist/cmaps'],
    processes: {
      'resume-reader': 'src/modules/resumes/parser/process/resume-reader.ts',
      watchdog: 'src/modules/resumes/parser/process/watchdog.ts',
    },
    fills_forms: false,
    renders_pages: false,
    not_bundled: [],
  },
  // Separate because of Chromium: 70 MB that no other function should have in its image.
  {
    name: 'apply',
    entry: 'src/apply-functions.ts',
    data: [],
    package_folders: [],
    processes: {},
    fills_forms: true,
    renders_pages: false,
    not_bundled: ['@sparticuz/chromium', 'playwright-core'],
  },
  // Separate because it belongs to one build of the web app: it names that build's files.
  {
    name: 'pages',
    entry: 'src/pages-functions.ts',
    data: [],
    package_folders: [],
    processes: {},
    fills_forms: false,
    renders_pages: true,
    not_bundled: ['@resvg/resvg-js'],
  },
];

/** The codebase with this name; throws an error that lists the names if there is none. */
export function codebaseNamed(name: string): Codebase {
  const found = CODEBASES.find((codebase) => codebase.name === name);
  if (found) return found;
  throw new Error(`No codebase is called "${name}". Known: ${CODEBASES.map((one) => one.name).join(', ')}.`);
}
