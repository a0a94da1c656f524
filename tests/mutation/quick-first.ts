import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The quickest test files first: the first failing test ends a mutant's run. */
export class QuickFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (one: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(one)?.duration ?? 0;
    return specifications.toSorted((a, b) => duration(a) - duration(b));
  }
}
