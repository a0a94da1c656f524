import { expect, it } from 'vitest';
import { BUDGETS, checkBudgets, FORMS, type Manifest } from './budgets.ts';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports });
const LANDING = 'src/features/landing/landing-page.tsx';

const manifest: Manifest = {
  'index.html': chunk('index', '_preload.js'),
  '_preload.js': chunk('preload'),
  '_react.js': chunk('react'),
  '_app.js': chunk('app', '_react.js', '_preload.js'),
  '_firebase.js': chunk('firebase'),
  '_session.js': chunk('session', '_app.js'),
  '_reads.js': chunk('reads', '_app.js', '_trail.js'),
  ...Object.fromEntries(FORMS.map((name) => [`_${name}.js`, chunk(name, '_react.js')])),
  [LANDING]: chunk('landing-page', '_app.js', '_trail.js'),
  '_trail.js': chunk('trail', '_react.js'),
};

const sizes = (bytes: Record<string, number>) =>
  new Map(Object.values(manifest).map(({ file, name }) => [file, bytes[name ?? ''] ?? 1000]));

it('counts each part without what the page has already', () => {
  const { costs, over } = checkBudgets(manifest, sizes({ react: 90_000, 'landing-page': 5_000 }));
  expect(over).toEqual([]);
  expect(costs).toEqual({
    start: { kilobytes: 2, requests: 2 },
    app: { kilobytes: 91, requests: 2 },
    shell: { kilobytes: 93, requests: 4 },
    session: { kilobytes: 2, requests: 2 },
    reads: { kilobytes: 1, requests: 1 },
    forms: { kilobytes: 6, requests: 6 },
    'page landing': { kilobytes: 6, requests: 2 },
  });
});

it('names what is over its budget', () => {
  const much = BUDGETS.page.kilobytes * 1000;
  expect(checkBudgets(manifest, sizes({ trail: much })).over).toEqual([
    'page landing: 61.0 kB in 2 requests; the budget is 60 kB in 20',
  ]);
});

it('refuses a build whose chunks have other names', () => {
  const { '_app.js': _, ...other } = manifest;
  expect(() => checkBudgets(other, new Map())).toThrow('The build has no chunk named app');
});
