import { describe, expect, it } from 'vitest';
import { createOutgoing, isPrivateAddress, type OutgoingPolicy } from './outgoing.ts';

const POLICY: OutgoingPolicy = { hosts: ['api.example.com', '*.boards.test'], max_bytes: 1000 };

/** A network where names resolve as told and every address gives the answer prepared for it. */
function network(answers: Record<string, () => Response>, names: Record<string, string[]> = {}) {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host: string) => names[host] ?? ['93.184.216.34'],
    fetch: (async (input: URL) => {
      asked.push(String(input));
      return answers[String(input)]?.() ?? new Response('ok');
    }) as unknown as typeof fetch,
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

  it('refuses an allowed name that resolves to a private address', async () => {
    const net = network({}, { 'api.example.com': ['93.184.216.34', '10.0.0.7'] });
    await expect(createOutgoing(POLICY, net)('https://api.example.com/')).rejects.toMatchObject({
      reason: 'private_address',
    });
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

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'no address',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
