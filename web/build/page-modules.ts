import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUTER = fileURLToPath(new URL('../src/app/router.tsx', import.meta.url));
const ROUTE = /path: '([^']+)',(?:(?!path:)[\s\S])*?import\('@\/([^']+)'\)/g;

/** The module of the page at each address pattern (`/dashboard`), as Vite's manifest names it. Read from the routes. */
export function pageModules(): Map<string, string> {
  const source = readFileSync(ROUTER, 'utf8');
  return new Map([...source.matchAll(ROUTE)].map(([, path, file]) => [`/${path}`, `src/${file}`]));
}
