type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

type Details = {
  type?: ErrorType;
  code?: string;
  param?: string;
  decline_code?: string;
  /** More members of the `error` object, such as `payment_intent`. */
  extra?: Record<string, unknown>;
};

/** An answer other than 2xx, in Stripe's shape: `{"error": {type, code, message, param, …}}`. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON(): { error: Record<string, unknown> } {
    const { type = 'invalid_request_error', extra, ...rest } = this.details;
    const doc_url = rest.code
      ? { doc_url: `https://stripe.com/docs/error-codes/${rest.code.replaceAll('_', '-')}` }
      : {};
    return { error: { ...rest, ...doc_url, message: this.message, type, ...extra } };
  }
}

/** A request that names something that is not there. `param` is null for an id in the path, which makes it a 404. */
export function noSuch(kind: string, id: string, param: string | null = null): StripeError {
  const article = `No such ${kind.replaceAll('_', ' ')}: '${id}'`;
  return new StripeError(param === null ? 404 : 400, article, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function badRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, { param, code });
}
