/** The Cloud Functions that fill and send employers' forms: the codebase with Chromium in its image. */
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { taskFunction } from './composition/task-function.ts';
import { GLOBAL_OPTIONS } from './tasks/task-options.ts';

setGlobalOptions(GLOBAL_OPTIONS);

const applicationTasks = async () =>
  (await import('./composition/application-tasks.ts')).connectApplicationTasks();

export const prepareApplication = taskFunction('prepareApplication', applicationTasks);
export const submitApplication = taskFunction('submitApplication', applicationTasks);
export const checkChromium = taskFunction('checkChromium', applicationTasks);
