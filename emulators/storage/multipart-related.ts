import { badRequest } from './storage-error.ts';

/** The two parts of a `multipart/related` upload. */
type RelatedParts = { metadata: unknown; content: Buffer; contentType: string | undefined };

const BLANK_LINE = Buffer.from('\r\n\r\n');

/** Takes a `multipart/related` body apart: first the JSON metadata, then the object's bytes. */
export function parseMultipartRelated(body: Buffer, contentTypeHeader: string): RelatedParts {
  const boundary = /boundary=(?:"([^"]+)"|'([^']+)'|([^;\s]+))/i.exec(contentTypeHeader);
  const value = boundary?.[1] ?? boundary?.[2] ?? boundary?.[3];
  if (!value) throw badRequest('Multipart upload without a boundary');
  const [first, second] = splitParts(body, value);
  if (!first || !second) throw badRequest('Multipart body must have a metadata part and a content part');
  let metadata: unknown;
  try {
    metadata = JSON.parse(first.content.toString('utf8') || '{}');
  } catch {
    throw badRequest('The metadata part is not JSON');
  }
  return { metadata, content: second.content, contentType: second.headers.get('content-type') };
}

type Part = { headers: Map<string, string>; content: Buffer };

function splitParts(body: Buffer, boundary: string): Part[] {
  const parts: Part[] = [];
  const opening = Buffer.from(`--${boundary}`);
  const separator = Buffer.from(`\r\n--${boundary}`);
  let start = body.indexOf(opening);
  while (start !== -1) {
    const headersStart = start + opening.length;
    if (body.toString('latin1', headersStart, headersStart + 2) === '--') break;
    const headersEnd = body.indexOf(BLANK_LINE, headersStart);
    const end = headersEnd === -1 ? -1 : body.indexOf(separator, headersEnd + 2);
    if (headersEnd === -1 || end === -1) throw badRequest('The multipart body is cut off');
    parts.push({
      headers: parseHeaders(body.toString('utf8', headersStart, headersEnd)),
      content: body.subarray(Math.min(headersEnd + BLANK_LINE.length, end), end),
    });
    start = end + 2;
  }
  return parts;
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
