/** One call of firebase-tools within a deploy. */
export type Step = { name: string; args: string[] /** What to do when it fails. */; fix: string };

type StepOptions = {
  project: string;
  config: string;
  /** Nobody is there to answer questions. */
  non_interactive: boolean;
};

/**
 * What a deploy does, in its order: what others rest on first. Indexes come before the functions that query by them,
 * functions before the pages that call them, and the bucket's rules early because they fail where there is no bucket.
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
        // Without a terminal it would refuse to set the clean-up of old images, after everything is deployed.
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

/** Names of the states in what `firebase firestore:indexes --pretty` prints, each with how many indexes are in it. */
export function indexStates(printed: string): Map<string, number> {
  const states = [...printed.matchAll(/^\s*\[([A-Z_]+)\]/gm)].map(([, state = '']) => state);
  return new Map([...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length]));
}
