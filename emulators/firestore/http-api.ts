import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Authoriser } from './authorise.ts';
import { RulesSyntaxError } from './rules/rules-syntax-error.ts';
import type { Store } from './store.ts';

type Answer = { code: number; body: unknown };

const rulesPath = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const documentsPath = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

const failure = (code: number, name: string, message: string): Answer => ({
  code,
  body: { error: { code, status: name, message } },
});

/** The HTTP calls that the official emulator serves besides gRPC: set rules, delete all documents, health check. */
export function httpApi(store: Store, authoriser: Authoriser): Server {
  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const rules = rulesPath.exec(path);
    if (rules && request.method === 'PUT') return setRules(rules[1] as string, await readBody(request));
    const documents = documentsPath.exec(path);
    if (documents && request.method === 'DELETE') {
      await store.clear(store.database(documents[1] as string));
      return { code: 200, body: {} };
    }
    if (path === '/') return { code: 200, body: 'Ok\n' };
    return failure(404, 'NOT_FOUND', `The embedded Firestore does not know ${request.method} ${path}.`);
  }

  function setRules(projectId: string, body: string): Answer {
    try {
      const { rules } = JSON.parse(body) as { rules?: { files?: { content?: string }[] } };
      const content = rules?.files?.[0]?.content;
      if (typeof content !== 'string')
        return failure(400, 'INVALID_ARGUMENT', 'rules.files[0].content is missing.');
      authoriser.setRules(projectId, content);
      return { code: 200, body: {} };
    } catch (error) {
      if (error instanceof RulesSyntaxError) {
        return failure(400, 'INVALID_ARGUMENT', error.message);
      }
      if (error instanceof SyntaxError)
        return failure(400, 'INVALID_ARGUMENT', `The body is not JSON: ${error.message}`);
      throw error;
    }
  }

  return createServer((request, response) => {
    answer(request)
      .catch((error: Error) => failure(500, 'INTERNAL', error.message))
      .then(({ code, body }) => {
        const isText = typeof body === 'string';
        response.writeHead(code, { 'content-type': isText ? 'text/plain' : 'application/json' });
        response.end(isText ? body : JSON.stringify(body));
      });
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
