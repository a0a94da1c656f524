import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const MODULES = join(root, 'functions/src/modules');
const WEB = join(root, 'web/src');
const FILLER = join(root, 'filler/src');
const DOMAIN = join(WEB, 'domain');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which areas of a folder import which others, tests included. */
function areasOf(folder: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const [area = ''] = relative(folder, entry.parentPath).split(sep);
    const imports = graph.get(area) ?? new Set();
    graph.set(area, imports);
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, path = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|@\/)[^']+)'/g)) {
      const imported = path.startsWith('@/') ? join(WEB, path.slice(2)) : resolve(entry.parentPath, path);
      const [other = ''] = relative(folder, imported).split(sep);
      if (other !== '..' && other !== area) imports.add(other);
    }
  }
  return graph;
}

/** A cycle of areas, as the path: ['a', 'b', 'a']; null if there is none. */
function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (area: string, way: string[]): string[] | null => {
    if (way.includes(area)) return [...way.slice(way.indexOf(area)), area];
    if (done.has(area)) return null;
    for (const next of graph.get(area) ?? []) {
      const circle = visit(next, [...way, area]);
      if (circle) return circle;
    }
    done.add(area);
    return null;
  };
  for (const area of graph.keys()) {
    const circle = visit(area, []);
    if (circle) return circle;
  }
  return null;
}

it('areas of the functions import each other in no circle', () => {
  const graph = areasOf(MODULES);
  // Guards against reading nothing: ranking depends on these.
  expect([...(graph.get('matches') ?? [])]).toEqual(expect.arrayContaining(['postings', 'job-text']));
  expect(circleIn(graph)).toBeNull();
});

it("areas of the web app's domain import each other in no circle, and are areas of the functions", () => {
  const graph = areasOf(DOMAIN);
  // Guards against reading nothing: applications are paused in the profile.
  expect([...(graph.get('applications') ?? [])]).toContain('profile');
  expect(circleIn(graph)).toBeNull();
  expect([...areasOf(MODULES).keys()]).toEqual(expect.arrayContaining([...graph.keys()]));
});

it('the folders of the web app import each other in no circle', () => {
  const graph = areasOf(WEB);
  expect([...(graph.get('domain') ?? [])]).toEqual(expect.arrayContaining(['ui', 'lib', 'theme']));
  expect(circleIn(graph)).toBeNull();
});

it('the folders of the filler import each other in no circle', () => {
  const graph = areasOf(FILLER);
  expect([...(graph.get('plan') ?? [])]).toContain('topics');
  expect(circleIn(graph)).toBeNull();
});

it('job-text stands on no other area', () => {
  expect([...(areasOf(MODULES).get('job-text') ?? ['not read'])]).toEqual([]);
});

it('a circle is found, however long', () => {
  const graph = (edges: Record<string, string[]>): Graph =>
    new Map(Object.entries(edges).map(([area, others]) => [area, new Set(others)]));
  expect(circleIn(graph({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(circleIn(graph({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd', 'b']);
  expect(circleIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
});
