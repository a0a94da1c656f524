import type { FieldOverride, Index, IndexDefinitions } from './definitions.ts';
import { findIndexes } from './planner.ts';
import type { WrittenField } from './query-log.ts';
import type { QueryShape } from './query-shape.ts';

/** One declaration of an index file that could be removed. */
export type Declaration = { what: string; collectionGroup: string; without: IndexDefinitions };

/** Every index in the file and every single-field index in its overrides, each with the file minus just that one. */
export function declarations(definitions: IndexDefinitions): Declaration[] {
  const { composites, overrides } = definitions;
  return [
    ...composites.map((index) => ({
      what: describeIndex(index),
      collectionGroup: index.collectionGroup,
      without: { ...definitions, composites: composites.filter((other) => other !== index) },
    })),
    ...overrides.flatMap((override) =>
      override.modes.map((mode) => {
        const rest = { ...override, modes: override.modes.filter((other) => other !== mode) };
        return {
          what: `${describeField(override)} ${mode.mode} (${mode.scope})`,
          collectionGroup: override.collectionGroup,
          without: {
            ...definitions,
            overrides: overrides.map((other) => (other === override ? rest : other)),
          },
        };
      }),
    ),
  ];
}

/** The queries that need this declaration to run; queries on other collections never do. */
export const queriesThatNeed = (
  { collectionGroup, without }: Declaration,
  served: QueryShape[],
): QueryShape[] =>
  served.filter(
    (shape) => shape.collectionGroup === collectionGroup && 'missing' in findIndexes(shape, without),
  );

/** Overrides for fields that occur in no document. */
export const overridesOfNothing = ({ overrides }: IndexDefinitions, wrote: WrittenField[]): FieldOverride[] =>
  overrides.filter(
    ({ collectionGroup, path }) =>
      path !== '*' &&
      !wrote.some((field) => field.collectionGroup === collectionGroup && field.path === path),
  );

export const describeField = ({ collectionGroup, path }: FieldOverride) => `${collectionGroup}.${path}`;

function describeIndex({ collectionGroup, scope, fields }: Index): string {
  const parts = fields.map(({ path, mode }) =>
    typeof mode === 'object' ? `${path} vector of ${mode.dimension}` : `${path} ${mode}`,
  );
  return `${collectionGroup}: ${parts.join(', ')} (${scope})`;
}
