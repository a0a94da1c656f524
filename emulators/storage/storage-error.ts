/** An error response in the format of Google's JSON APIs. */
export class StorageError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }

  toJSON(): unknown {
    return {
      error: {
        code: this.status,
        message: this.message,
        errors: [{ message: this.message, domain: 'global', reason: this.reason }],
      },
    };
  }
}

export const notFound = (what: string) => new StorageError(404, 'notFound', `No such object: ${what}`);
export const bucketNotFound = () => new StorageError(404, 'notFound', 'The specified bucket does not exist.');
export const badRequest = (message: string) => new StorageError(400, 'invalid', message);
export const preconditionFailed = () =>
  new StorageError(412, 'conditionNotMet', 'At least one of the pre-conditions you specified did not hold.');
