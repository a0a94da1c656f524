import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fetch as undiciFetch } from 'undici';
import { describe, expect, it } from 'vitest';
import { createOutgoing, type OutgoingPolicy } from './outgoing.ts';

const POLICY: OutgoingPolicy = { hosts: ['api.example.com', '*.boards.test'], max_bytes: 1000 };

/** A network that answers each URL with its prepared response. */
function network(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  return {
    asked,
    resolve: async () => ['93.184.216.34'],
    fetch: async (url: URL) => {
      asked.push(String(url));
      return answers[String(url)]?.() ?? new Response('ok');
    },
  };
}

const redirect = (to: string) => () => new Response(null, { status: 302, headers: { location: to } });

describe('createOutgoing', () => {
  it('reaches the hosts of its list and answers any status', async () => {
    const net = network({ 'https://api.example.com/x': () => new Response('gone', { status: 404 }) });
    const send = createOutgoing(POLICY, net);
    expect(await send('https://api.example.com/x')).toMatchObject({ status: 404, text: 'gone' });
    expect(await send('https://one.boards.test/')).toMatchObject({ status: 200, text: 'ok' });
  });

  it.each([
    'https://evil.example.com/',
    'https://api.example.com.evil.test/',
    'http://api.example.com/',
    'https://user@api.example.com/',
    'https://boards.test.evil.test/',
    'https://127.0.0.1/',
  ])('refuses %s without asking', async (url) => {
    const net = network({});
    await expect(createOutgoing(POLICY, net)(url)).rejects.toMatchObject({ reason: 'host_not_allowed' });
    expect(net.asked).toEqual([]);
  });

  it('connects to nobody when an allowed name resolves to a private address, whatever it resolved to before', async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Resolves differently each time, as in DNS rebinding: whoever looks up twice is fooled.
    const answers = [['127.0.0.1'], ['93.184.216.34'], ['127.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    const fetch = (url: URL, init: Parameters<typeof undiciFetch>[1]) => undiciFetch(url, init);
    const sent = createOutgoing(POLICY, { fetch, resolve })(`https://api.example.com:${port}/`);
    await expect(sent).rejects.toMatchObject({ reason: 'private_address' });
    expect(answers).toHaveLength(2);
    expect(connections).toBe(0);
    server.close();
  });

  it('judges each redirect anew', async () => {
    const net = network({
      'https://api.example.com/a': redirect('https://one.boards.test/b'),
      'https://api.example.com/evil': redirect('http://169.254.169.254/latest'),
      'https://api.example.com/loop': redirect('/loop'),
    });
    const send = createOutgoing(POLICY, net);
    expect((await send('https://api.example.com/a')).url).toBe('https://one.boards.test/b');
    await expect(send('https://api.example.com/evil')).rejects.toMatchObject({ reason: 'host_not_allowed' });
    await expect(send('https://api.example.com/loop')).rejects.toMatchObject({ reason: 'bad_redirect' });
  });

  it('sends no body on to another address', async () => {
    const net = network({ 'https://api.example.com/a': redirect('https://one.boards.test/b') });
    const send = createOutgoing(POLICY, net);
    await expect(send('https://api.example.com/a', { method: 'POST', body: '{}' })).rejects.toMatchObject({
      reason: 'bad_redirect',
    });
  });

  it('allows the configured origin although it is local, and no other port beside it', async () => {
    const send = createOutgoing({ ...POLICY, base_url: 'http://127.0.0.1:7400/api' }, network({}));
    expect((await send('http://127.0.0.1:7400/v1')).status).toBe(200);
    await expect(send('http://127.0.0.1:8080/')).rejects.toMatchObject({ reason: 'host_not_allowed' });
  });

  it('stops reading an answer that is too large', async () => {
    const net = network({ 'https://api.example.com/big': () => new Response('x'.repeat(2000)) });
    await expect(createOutgoing(POLICY, net)('https://api.example.com/big')).rejects.toMatchObject({
      reason: 'too_large',
    });
  });
});
