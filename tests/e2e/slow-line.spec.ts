import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../web/src/lib/paths.ts';
import { chooseBefore } from './support/consent.ts';
import { settled, shiftOf, watchShifts } from './support/inspect-page.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const PIECE = 1500;
/** Time between two pieces, more than a frame: the browser may paint each. */
const PIECE_MS = 40;

/** The site over a line on which the HTML of pages comes in small pieces, so that the browser could paint each. */
function slowLine(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const content = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) return response.end(content);
    const body = content.indexOf('<body');
    response.write(content.subarray(0, body));
    for (let at = body; at < content.length; at += PIECE) {
      response.write(content.subarray(at, at + PIECE));
      await pause(PIECE_MS);
    }
    response.end();
  });
}

test('pages that come in pieces do not move as they come', async ({ context, page }) => {
  test.setTimeout(300_000);
  const server = slowLine(MAIN_STACK.address).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await watchShifts(context);
  await chooseBefore(context, 'denied');
  const moved: string[] = [];
  for (const path of [paths.home(), paths.students(), paths.remote(), paths.auth(), paths.jobs()]) {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await settled(page);
      const by = await shiftOf(page);
      if (by > 0.005) moved.push(`${path} at ${size.width} by ${by.toFixed(3)}`);
    }
  }
  server.close();
  expect(moved).toEqual([]);
});
