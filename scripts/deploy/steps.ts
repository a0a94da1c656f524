/** One firebase-tools command of a deploy. */
export type Step = { name: string; args: string[] /** What to do when it fails. */; fix: string };

type StepOptions = {
  project: string;
  config: string;
  /** Nobody is there to answer prompts. */
  non_interactive: boolean;
};

/**
 * The steps of a deploy in order: dependencies first. Indexes before the functions that query with them, functions
 * before the pages that call them, and the bucket's rules early because they fail without a bucket.
 */
export function deploySteps({ project, config, non_interactive }: StepOptions): {
  before: Step[];
  after: Step[];
} {
  const deploy = (only: string, ...more: string[]) => [
    'deploy',
    '--only',
    only,
    '--project',
    project,
    '--config',
    config,
    ...(non_interactive ? ['--non-interactive'] : []),
    ...more,
  ];
  return {
    before: [
      {
        name: 'Cloud Storage: rules',
        args: deploy('storage'),
        fix: 'Without a bucket: Firebase console, Storage, Get started. See docs/deploy.md, "Bucket".',
      },
      {
        name: 'Firestore: rules, indexes, exemptions and expiry (TTL)',
        args: deploy('firestore'),
        fix: 'Without a database: see docs/deploy.md, "Firestore".',
      },
    ],
    after: [
      {
        name: 'Functions',
        // Without a terminal it would refuse to configure the clean-up of old images, after everything is deployed.
        args: deploy('functions', ...(non_interactive ? ['--force'] : [])),
        fix: 'Missing rights are named above; see docs/deploy.md, "Roles". Run the same command again.',
      },
      {
        name: 'Hosting',
        args: deploy('hosting'),
        fix: 'The functions are live, the pages are still the old ones. Run the same command again.',
      },
    ],
  };
}

/** Index states in the output of `firebase firestore:indexes --pretty`, with the number of indexes in each. */
export function indexStates(printed: string): Map<string, number> {
  const states = [...printed.matchAll(/^\s*\[([A-Z_]+)\]/gm)].map(([, state = '']) => state);
  return new Map([...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length]));
}
