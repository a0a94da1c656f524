import { once } from 'node:events';
import { connect } from 'node:net';
import { type Client, credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreService } from './proto.ts';
import { type RunningFirestore, startFirestore } from './server.ts';
import type { WireDocument } from './wire.ts';

const root = 'projects/demo-server/databases/(default)/documents';
const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /open/{id} { allow read, write; } } }`;

type Method = (
  request: object,
  metadata: Metadata,
  done: (error: Error | null, response: unknown) => void,
) => void;

let server: RunningFirestore;
let client: Client;
const owner = new Metadata();
owner.set('authorization', 'Bearer owner');

beforeAll(async () => {
  server = await startFirestore({
    port: 0,
    host: '127.0.0.1',
    projectId: 'demo-server',
    rules,
    dataDir: null,
    log: () => {},
  });
  const Firestore = makeGenericClientConstructor(firestoreService(), 'Firestore');
  client = new Firestore(`127.0.0.1:${server.port}`, credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await server.close();
});

function call<T>(method: string, request: object, metadata = owner): Promise<T> {
  const unary = (client as unknown as Record<string, Method>)[method] as Method;
  return new Promise((resolve, reject) => {
    unary.call(client, request, metadata, (error, response) =>
      error ? reject(error) : resolve(response as T),
    );
  });
}

const create = (collectionId: string, documentId: string, n: number) =>
  call<WireDocument>('createDocument', {
    parent: root,
    collectionId,
    documentId,
    document: { fields: { n: { integerValue: n } } },
  });

describe('calls on one document', () => {
  it('create, get, update and delete', async () => {
    const created = await create('open', 'a', 1);
    expect(created).toMatchObject({ name: `${root}/open/a`, fields: { n: { integerValue: '1' } } });
    await expect(create('open', 'a', 2)).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
    const document = { name: `${root}/open/a`, fields: { m: { stringValue: 'x' } } };
    await call('updateDocument', { document, updateMask: { fieldPaths: ['m'] } });
    const found = await call<WireDocument>('getDocument', { name: `${root}/open/a` });
    expect(Object.keys(found.fields ?? {}).sort()).toEqual(['m', 'n']);
    await call('deleteDocument', { name: `${root}/open/a` });
    await expect(call('getDocument', { name: `${root}/open/a` })).rejects.toMatchObject({
      code: status.NOT_FOUND,
    });
  });

  it('with a malformed name are refused', async () => {
    for (const name of ['', 'projects/p', `${root}/open`, `${root}/open//`, `${root}/__x__/a`]) {
      await expect(call('getDocument', { name })).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
    }
  });
});

describe('listing', () => {
  it('comes in pages', async () => {
    for (let n = 0; n < 7; n++) await create('paged', `d${n}`, n);
    const names: (string | undefined)[] = [];
    let pageToken = '';
    let pages = 0;
    do {
      type Page = { documents: WireDocument[]; nextPageToken: string };
      const page: Page = await call('listDocuments', {
        parent: root,
        collectionId: 'paged',
        pageSize: 3,
        pageToken,
      });
      names.push(...page.documents.map(({ name }) => name?.slice(-2)));
      pageToken = page.nextPageToken;
      pages += 1;
    } while (pageToken);
    expect([pages, names]).toEqual([3, ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6']]);
  });
});

describe('numbers', () => {
  const stored = async (id: string, value: object) => {
    const name = `${root}/open/${id}`;
    const writes = [{ update: { name, fields: { n: value } } }];
    await call('commit', { database: 'projects/demo-server/databases/(default)', writes });
    return (await call<WireDocument>('getDocument', { name })).fields?.n;
  };

  it('of 64 bits come back exactly', async () => {
    for (const integerValue of ['9007199254740993', '9223372036854775807', '-9223372036854775808', '3'])
      expect(await stored('integer', { integerValue })).toMatchObject({ integerValue });
  });

  it('stay doubles when they are whole', async () => {
    for (const doubleValue of [3, 0, 2 ** 60, 0.5])
      expect(await stored('double', { doubleValue })).toMatchObject({ doubleValue });
  });
});

describe('callers', () => {
  const bearer = (token: string) => {
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${token}`);
    return metadata;
  };
  const document = { parent: root, collectionId: 'open', document: {} };

  it('who are nobody may do what rules let everybody do', async () => {
    await call('createDocument', document, new Metadata());
    const elsewhere = { ...document, collectionId: 'closed' };
    await expect(call('createDocument', elsewhere, new Metadata())).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
  });

  it('with a token that is none are refused', async () => {
    for (const token of ['nonsense', 'a.b.c', Buffer.from('{}').toString('base64url')]) {
      await expect(call('createDocument', document, bearer(token))).rejects.toMatchObject({
        code: status.UNAUTHENTICATED,
      });
    }
  });

  it('of a project without rules are denied', async () => {
    const parent = root.replace('demo-server', 'demo-other');
    await expect(call('createDocument', { ...document, parent }, new Metadata())).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
  });
});

describe('the port', () => {
  it('answers HTTP/1.1', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`);
    expect([answer.status, await answer.text()]).toEqual([200, 'Ok\n']);
    expect((await fetch(`http://127.0.0.1:${server.port}/other`)).status).toBe(404);
  });

  it('tells HTTP/2 apart even when its first bytes come one by one', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.setNoDelay(true);
    await once(socket, 'connect');
    for (const byte of 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') {
      socket.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [frame] = (await once(socket, 'data')) as [Buffer];
    const settings = 4;
    expect(frame[3]).toBe(settings);
    socket.destroy();
  });

  it('that is taken is reported', async () => {
    const again = startFirestore({
      port: server.port,
      host: '127.0.0.1',
      projectId: 'demo',
      dataDir: null,
      log: () => {},
    });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
