/** A `demo-` project id: no client can reach a real project with it. */
export const PROJECT_ID = 'demo-huntwell-test';
