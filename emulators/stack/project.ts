/** Id of the local project: `demo-` keeps every tool from reaching a real one. */
export const PROJECT_ID = 'demo-huntwell';

/** Accounts that every local stack has. The password is printed at the start: they exist on this machine alone. */
export const DEMO_ACCOUNTS = [
  { email: 'demo@huntwell.test', name: 'Dana Okafor', password: 'huntwell', admin: false },
  { email: 'admin@huntwell.test', name: 'Ada Keller', password: 'huntwell', admin: true },
] as const;
