/** A `demo-` project: no client can reach a real one by it. */
export const PROJECT_ID = 'demo-huntwell-test';
