import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inflateAtOnce } from './inflate-at-once.ts';

const nodes_own = globalThis.DecompressionStream;
const text = Buffer.from('BT /F1 11 Tf (Senior Nurse) Tj ET '.repeat(2_000));

beforeEach(inflateAtOnce);
afterEach(() => {
  globalThis.DecompressionStream = nodes_own;
});

/** As pdf.js does it. */
async function inflated(data: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<Buffer> {
  const { readable, writable } = new DecompressionStream(format);
  const writer = writable.getWriter();
  await writer.ready;
  writer
    .write(data)
    .then(async () => {
      await writer.ready;
      await writer.close();
    })
    .catch(() => undefined);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readable) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('inflates a stream, and one with a line end behind it', async () => {
  const data = deflateSync(text);
  expect(await inflated(new Uint8Array(data), 'deflate')).toEqual(text);
  expect(await inflated(new Uint8Array([...data, 10]), 'deflate')).toEqual(text);
});

it.each([
  ['nothing', new Uint8Array()],
  ['what is cut off', new Uint8Array(deflateSync(text).subarray(0, 40))],
  ['what was never deflated', new Uint8Array(text)],
])('fails on %s, so that pdf.js tries its own decoder', async (_, data) => {
  await expect(inflated(data, 'deflate')).rejects.toThrow();
});

it('leaves other formats to Node', async () => {
  expect(await inflated(new Uint8Array(deflateRawSync(text)), 'deflate-raw')).toEqual(text);
});
