/** Id of the local project: `demo-` keeps every tool from reaching a real one. */
export const PROJECT_ID = 'demo-huntwell';
