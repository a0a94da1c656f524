import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesOf, skeletonPages } from '../src/app/router.tsx';
import { pageModules } from './page-modules.ts';

it('knows the module of every page with a skeleton', () => {
  const modules = pageModules();
  for (const address of addressesOf(skeletonPages)) {
    const file = modules.get(address);
    expect(file, address).toMatch(/-page\.tsx$/);
    expect(existsSync(join(import.meta.dirname, '..', file ?? '')), address).toBe(true);
  }
  expect(modules.get('/job-search')).toBe('src/features/matches/job-search-page.tsx');
});
