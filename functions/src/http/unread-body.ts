import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>;

const REQUEST_START = 'http.server.request.start';

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Keeps the Cloud Functions framework from reading request bodies. It would read and parse every body of up to 32 MB,
 * Cloud Run's limit, before the function is called: from anyone, 40 at a time, and answer a malformed one with HTML.
 * Its parsers treat a request without these two headers as one without a body, so the headers are hidden. Unread data
 * stays in the connection, which stops the sender.
 *
 * Node publishes each request on this channel before any listener of the server sees it: those of every server in the process.
 *
 * @returns lets bodies be read again
 */
export function keepBodiesUnread(): () => void {
  const hide = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    hidden.set(request, {
      ...(length === undefined ? {} : { 'content-length': length }),
      ...(encoding === undefined ? {} : { 'transfer-encoding': encoding }),
    });
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  };
  subscribe(REQUEST_START, hide);
  return () => void unsubscribe(REQUEST_START, hide);
}

/** Restores the hidden headers for the app. */
export function showBody(request: IncomingMessage): void {
  Object.assign(request.headers, hidden.get(request));
}
