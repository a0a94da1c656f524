/** Keys that the demo APIs accept. */
export const DEMO_KEYS = {
  usajobs: { email: 'jobs@huntwell.example', key: 'demo-usajobs-key' },
  adzuna: { app_id: 'demo-id', app_key: 'demo-adzuna-key' },
} as const;
