import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** A module and all that it imports statically. */
function reachable(from: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** Once per build: the graph is complete when chunks are made, and every module asks. */
function reachableFrom(...paths: string[]): (id: string, graph: ModuleGraph) => boolean {
  let modules: Set<string> | null = null;
  return (id, graph) => {
    modules ??= reachable(paths.map(source), graph);
    return modules.has(id);
  };
}

/** Pages without data; what they share must not bring along what only signed-in pages need. */
const PUBLIC_PAGES = [
  'features/landing/landing-page.tsx',
  'features/landing/sections/ways-to-use.tsx',
  'features/landing/sections/success-stories.tsx',
  'features/landing/sections/pricing.tsx',
  'features/landing/sections/feature-legend.tsx',
  'features/landing/sections/faq.tsx',
  'features/info/about-page.tsx',
  'features/info/features-page.tsx',
  'features/info/comparison-page.tsx',
  'features/info/how-scores-work-page.tsx',
  'features/info/students-page.tsx',
  'features/info/remote-page.tsx',
  'features/info/high-income-page.tsx',
  'features/info/privacy-policy-page.tsx',
  'features/info/refund-policy-page.tsx',
  'features/blog/blog-page.tsx',
  'features/blog/blog-post-page.tsx',
  'features/blog/blog-tag-page.tsx',
  'features/blog/blog-author-page.tsx',
];

/** What signed-in pages ask the server first, and what reads the answers. */
const FIRST_READS = ['app/reads/signed-in-reads.ts', 'app/gates/profile-gate.tsx', 'app/server-theme.tsx'];

/** What pages of the blog share, such as the list of articles: no other page needs it. */
const BLOG = /src\/features\/blog\/|virtual:blog$/;

/** The addresses of the product's pictures: signed-in pages, which share other things with public ones, show none. */
const PICTURES = /src\/features\/info\/pictures?[./]|src\/features\/info\/product-pictures/;

/** The modules of a package, or of a part of it. */
const library = (path: string): RegExp => new RegExp(`/node_modules/${path}/`);

const either = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const QUERIES = library('@tanstack/(?:query-core|react-query)');
/** Small parts of many pages. */
const UI = either(
  library('(?:lucide-react|@mui/utils|@mui/material/(?:utils|internal/svg-icons|SvgIcon|Paper))'),
  /src\/ui\/(?!forms\/|paged-list|virtual-rows|text-field)/,
);
/** What lies above the page. */
const OVERLAYS = library(
  '@mui/material/(?:Dialog|DialogActions|DialogContent|DialogTitle|Drawer|Menu|MenuItem)',
);
/** Fields to type into. */
const FIELDS = either(
  library('@mui/material/(?:FormControl|FormHelperText|InputAdornment|InputLabel|OutlinedInput)'),
  /src\/ui\/text-field/,
);
const SELECTS = either(library('@mui/material/TextField'), /src\/ui\/forms\/select-input/);
/** The form library, and what binds fields to it. */
const FORMS = either(library('(?:react-hook-form|@hookform)'), /src\/ui\/forms\/(?:fields|form|use-form)\./);
const TOGGLES = library('@mui/material/(?:Checkbox|FormControlLabel|FormGroup|Radio|RadioGroup|Switch)');
/** Fields that look for an answer as it is typed. They come together with the questions of employers' forms. */
const CHOICES = either(
  library('(?:@popperjs|@mui/material/Autocomplete)'),
  /src\/domain\/applications\/question-field/,
);
/** Lists that draw only the rows in view. */
const LISTS = either(
  library('@tanstack/(?:react-virtual|virtual-core)'),
  /src\/ui\/(?:paged-list|virtual-rows)/,
);
/** All of ours but what is above. */
const OURS = /\/web\/src\/(?!ui\/)|\/src\/contract\//;

/** Names a chunk of our modules; the bundler adds what only they use of libraries. */
const nameIf =
  (name: string, test: (id: string, graph: ModuleGraph) => boolean) =>
  (id: string, graph: ModuleGraph): string | null =>
    !id.includes('/node_modules/') && test(id, graph) ? name : null;

/**
 * How modules come together in chunks. Left alone, the bundler makes one of each set of modules that the same pages
 * share: 39 requests before the app can start. What always loads together is one chunk here, apart from the libraries, which
 * change less often than we deploy. The rest comes together by what it is for, so that a page with nothing to type loads no
 * fields, and one without a menu no menus.
 *
 * A chunk takes along what its modules import unless a chunk of a higher priority has it, so what many import comes first.
 */
export function chunkGroups() {
  // Drafts are of the pages as much as of the session: in its chunk, they would bring Firebase to every page with a form.
  const ofApp = reachableFrom('app/main.tsx', 'lib/drafts.ts', 'domain/applications/kept-answer.ts');
  const ofSession = reachableFrom('app/session-bridge.tsx');
  const ofReads = reachableFrom(...FIRST_READS);
  const ofAnyPublicPage = reachableFrom(...PUBLIC_PAGES);
  const ofPublicPages = (id: string, graph: ModuleGraph) =>
    ofAnyPublicPage(id, graph) && !BLOG.test(id) && !PICTURES.test(id);
  const publicPages = nameIf('public-pages', ofPublicPages);
  const readsPart = nameIf('reads', ofReads);
  const reads = (id: string, graph: ModuleGraph) => (QUERIES.test(id) ? 'reads' : readsPart(id, graph));
  return [
    { name: 'preload', test: /preload-helper|rolldown.runtime|src\/lib\/early-session/, priority: 16 },
    { name: 'react', test: library('(?:react|react-dom|react-router|scheduler)'), priority: 15 },
    { debugName: 'app', name: nameIf('app', ofApp), priority: 14 },
    { name: 'firebase', test: library('(?:@?firebase|reactfire|idb)'), priority: 13 },
    { debugName: 'session', name: nameIf('session', ofSession), priority: 12 },
    { debugName: 'public-pages', name: publicPages, minShareCount: 2, priority: 11 },
    { name: 'pictures', test: PICTURES, minShareCount: 2, priority: 10.5 },
    { debugName: 'reads', name: reads, priority: 10 },
    { name: 'ui', test: UI, minShareCount: 3, priority: 9 },
    { name: 'overlays', test: OVERLAYS, minShareCount: 2, priority: 8 },
    { name: 'fields', test: FIELDS, priority: 7 },
    { name: 'forms', test: FORMS, priority: 6 },
    { name: 'selects', test: SELECTS, priority: 5 },
    { name: 'toggles', test: TOGGLES, priority: 4 },
    { name: 'choices', test: CHOICES, priority: 3.5 },
    { name: 'lists', test: LISTS, priority: 3 },
    { name: 'blog', test: BLOG, minShareCount: 2, priority: 2 },
    { name: 'many-pages', test: OURS, minShareCount: 5, priority: 1 },
    { name: 'applications', test: /src\/domain\/applications\//, minShareCount: 2, priority: 0 },
  ];
}
