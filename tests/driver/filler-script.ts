import type { TestProject } from 'vitest/node';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    filler_script: string;
  }
}

/** Bundles the filler as the functions do, once for all test files. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('filler_script', await bundleFiller());
}
