import type { Plugin } from 'vite';

const ID = 'virtual:example-scores';

/** `virtual:example-scores` exports `scores`: what the ranker says of the landing page's example, computed at build time. */
export function exampleScoresPlugin(): Plugin {
  return {
    name: 'huntwell-example-scores',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      // The ranker and its model load only if a build asks.
      const { exampleScores } = await import('./example-scores.ts');
      return `export const scores = JSON.parse(${JSON.stringify(JSON.stringify(exampleScores()))});`;
    },
  };
}
