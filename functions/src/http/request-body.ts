import express, { type Request, type Response } from 'express';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../platform/app-error.ts';

/**
 * Files up to this size are read completely, so that a resume slightly too large gets its own message; larger ones are
 * cut off.
 */
const FILE_CUT_OFF_BYTES = 2 * LIMITS.resume_bytes;

/**
 * A body that trickles in holds its instance, and one that reads files serves nobody else meanwhile. A call's timeout of
 * a minute is too long for what anyone may do.
 */
const DEADLINE_MS = { visitor: 15_000, account: 45_000 };
type Sender = keyof typeof DEADLINE_MS;

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];

/** The bytes of a `binary_body`. */
export async function readFile(
  endpoint: EndpointDefinition,
  req: Request,
  res: Response,
  sender: Sender,
): Promise<Uint8Array> {
  const bytes = await readBytes(req, res, FILE_CUT_OFF_BYTES, sender);
  const forms = FORM_TYPES.filter((type) => !endpoint.binary_body?.includes(type));
  if (bytes.byteLength > 0 && forms.some((type) => req.is(type))) {
    throw new AppError('unsupported_media_type', 'Send the file as the request body.');
  }
  return bytes;
}

/** The JSON body, not validated yet; undefined if the endpoint accepts none. */
export async function readJson(
  endpoint: EndpointDefinition,
  req: Request,
  res: Response,
  sender: Sender,
): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const bytes = await readBytes(req, res, LIMITS.json_body_bytes, sender);
  if (bytes.byteLength === 0) return {};
  if (!req.is('application/json')) {
    throw new AppError('unsupported_media_type', 'Send JSON with Content-Type: application/json.');
  }
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new AppError('malformed_json', 'The request body isn’t valid JSON.', { cause });
  }
}

async function readBytes(req: Request, res: Response, limit: number, sender: Sender): Promise<Uint8Array> {
  // Reject before reading: the parser would first consume the whole body.
  if (Number(req.get('content-length') ?? 0) > limit) throw tooLarge();
  const bytes = alreadyRead(req) ?? (await readStream(req, res, limit, DEADLINE_MS[sender]));
  if (bytes.byteLength > limit) throw tooLarge();
  return bytes;
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'This request is too large. Send less at a time.');
}

/** The body if the Cloud Functions framework has already read it. */
function alreadyRead(req: Request): Uint8Array | null {
  if ('rawBody' in req && Buffer.isBuffer(req.rawBody)) return req.rawBody;
  return null;
}

function readStream(req: Request, res: Response, limit: number, deadline_ms: number): Promise<Uint8Array> {
  const read = express.raw({ type: () => true, limit });
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => {
      // Ends the connection after the response, and the rest of the body with it.
      res.set('Connection', 'close');
      reject(
        new AppError('request_timeout', 'This took too long to arrive. Check your connection and try again.'),
      );
    }, deadline_ms);
    read(req, res, (error?: unknown) => {
      clearTimeout(deadline);
      if (error) reject(error);
      else resolve(Buffer.isBuffer(req.body) ? req.body : new Uint8Array());
    });
  });
}
