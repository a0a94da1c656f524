import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>;

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Keeps the framework that serves a Cloud Function from reading bodies. It would read and parse every body of up to 32 MB,
 * Cloud Run's own limit, before the function is called: of everybody, 40 at once, and answer a broken one with HTML. Its
 * readers take a request without these two headers for one without a body, so they are hidden from it. What is not read
 * waits in the connection, which stops the sender.
 *
 * Node tells of a request on this channel before any server's listener sees it.
 */
export function keepBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    hidden.set(request, {
      ...(length === undefined ? {} : { 'content-length': length }),
      ...(encoding === undefined ? {} : { 'transfer-encoding': encoding }),
    });
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** Lets the app see again that there is a body, and of what length. */
export function showBody(request: IncomingMessage): void {
  Object.assign(request.headers, hidden.get(request));
}
