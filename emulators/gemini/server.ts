import express, { type Request } from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import { type GenerateContent, problemOf } from './check-request.ts';
import { failure, play, type Reply, type Scripted } from './scripted.ts';

/** The key that this emulator takes. The local stack is configured with none: nothing is asked until somebody sets it. */
export const DEMO_GEMINI_KEY = 'demo-gemini-key';

const MODELS = ['gemini-flash-latest', 'gemini-flash-lite-latest', 'gemini-pro-latest', 'gemini-2.5-flash'];

type GeminiOptions = {
  /** 0 picks any free port. */
  port: number;
  host: string;
};

/** A request that the API accepted, and the model it was for. */
export type AcceptedRequest = { model: string; body: GenerateContent };

/**
 * Starts the Gemini API's `POST /v1beta/models/{model}:generateContent`, as strict as the real one. What the model answers
 * is scripted: `POST /control` with `{script: […]}` says what happens to the next requests, one each; without a script it
 * is overloaded. `GET /requests` lists what was accepted, `DELETE /requests` forgets it and the script.
 */
export function startGemini(options: GeminiOptions): Promise<RunningServer> {
  return listen(createGeminiApp(), options);
}

function createGeminiApp(): express.Express {
  let script: Scripted[] = [];
  let accepted: AcceptedRequest[] = [];
  const app = express();
  app.disable('x-powered-by');

  app.post(
    '/v1beta/models/:call',
    express.text({ type: () => true, limit: '20mb' }),
    async (req: Request<{ call: string }>, res) => {
      const reply = await receive(req);
      if (reply === 'dropped') {
        res.socket?.destroy();
        return;
      }
      if ('raw' in reply) {
        res.type('application/json').send(reply.raw);
        return;
      }
      res.status(reply.status).json(reply.body);
    },
  );
  app.get('/requests', (_req, res) => {
    res.json({ items: accepted });
  });
  app.delete('/requests', (_req, res) => {
    [accepted, script] = [[], []];
    res.status(204).end();
  });
  app.post('/control', express.json({ limit: '20mb' }), (req, res) => {
    script = (req.body as { script?: Scripted[] }).script ?? [];
    res.status(204).end();
  });

  async function receive(req: Request<{ call: string }>): Promise<Reply> {
    const key = req.get('x-goog-api-key') ?? req.query.key;
    if (key === undefined) return failure(403, [], NO_KEY);
    if (key !== DEMO_GEMINI_KEY) return failure(400, WRONG_KEY_DETAILS, WRONG_KEY);
    const [model = '', method] = req.params.call.split(':');
    if (method !== 'generateContent' || !MODELS.includes(model)) return notFound(model);
    if (req.is('application/json') === false) return failure(400, [], 'The content type must be JSON.');
    const body = parse(String(req.body));
    if (body === undefined) return failure(400, [], 'Invalid JSON payload received. Unexpected token.');
    const problem = problemOf(body);
    if (problem !== null) return failure(400, [], problem);
    const request = body as GenerateContent; // problemOf has found no fault in it
    accepted.push({ model, body: request });
    const next = script.shift();
    return next === undefined ? failure(503) : play(next, request, model);
  }

  return app;
}

const NO_KEY =
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
const WRONG_KEY = 'API key not valid. Please pass a valid API key.';
const WRONG_KEY_DETAILS = [
  {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'API_KEY_INVALID',
    domain: 'googleapis.com',
    metadata: { service: 'generativelanguage.googleapis.com' },
  },
];

function notFound(model: string): Reply {
  const message = `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`;
  return { status: 404, body: { error: { code: 404, message, status: 'NOT_FOUND' } } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
