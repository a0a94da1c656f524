/** Thrown by a task handler to have the queue redeliver the task. Expected, so it is not logged as an error. */
export class RetryTask extends Error {
  override readonly name = 'RetryTask';
}
