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

/** What pages of the blog share, such as the list of articles: no other page needs it. */
const BLOG = /src\/features\/blog\/|virtual:blog$/;

/**
 * How modules come together in chunks. Left alone, the bundler makes one of each set of modules that the same pages
 * share: 39 requests before the app can start. What always loads together is one chunk here, apart from the libraries, which
 * change less often than we deploy. Of the rest, what many pages share is one chunk as well.
 */
export function chunkGroups() {
  const ofApp = reachableFrom('app/main.tsx');
  const ofSession = reachableFrom('app/session-bridge.tsx');
  const ofPublicPages = reachableFrom(...PUBLIC_PAGES);
  const app = (id: string, graph: ModuleGraph) => (ofApp(id, graph) ? 'app' : null);
  const session = (id: string, graph: ModuleGraph) => (ofSession(id, graph) ? 'session' : null);
  const publicPages = (id: string, graph: ModuleGraph) =>
    ofPublicPages(id, graph) && !BLOG.test(id) ? 'public-pages' : null;
  return [
    { name: 'preload', test: /preload-helper|rolldown.runtime/, priority: 9 },
    { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 8 },
    { debugName: 'app', name: app, priority: 7 },
    { name: 'firebase', test: /node_modules\/(?:@?firebase|reactfire|rxfire|rxjs|idb)\//, priority: 6 },
    { debugName: 'public-pages', name: publicPages, minShareCount: 2, priority: 5 },
    { debugName: 'session', name: session, priority: 4 },
    { name: 'blog', test: BLOG, minShareCount: 2, priority: 3 },
    { name: 'forms', test: /node_modules\/(?:react-hook-form|@hookform)\//, priority: 3 },
    { name: 'many-pages', minShareCount: 10, priority: 2 },
    { name: 'some-pages', minShareCount: 6, priority: 1 },
    { name: 'applications', test: /src\/domain\/applications\//, minShareCount: 2, priority: 0 },
  ];
}
