import { mkdirSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import {
  type BatchStep,
  execute,
  runBatch,
  type StepOutcome,
  type Stmt,
  type StoredSql,
  wireError,
} from './statements.ts';
import { openStreams, type Stream } from './streams.ts';

/** The token that the local stack is configured with. */
export const DEMO_SEARCH_TOKEN = 'demo-search-token';

type LibsqlOptions = {
  /** 0 picks any free port. */
  port: number;
  host: string;
  dataDir: string;
  token?: string;
};

type StreamRequest =
  | { type: 'execute'; stmt: Stmt }
  | { type: 'batch'; batch: { steps: BatchStep[] } }
  | { type: 'sequence'; sql?: string | null; sql_id?: number | null }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'get_autocommit' }
  | { type: 'close' };

/**
 * Starts a libSQL server: SQLite behind Hrana 3 over HTTP (`POST /v3/pipeline`, `POST /v3/cursor`, in JSON), as Turso and a
 * self-hosted sqld answer. The engine is libSQL's own.
 */
export async function startLibsql(options: LibsqlOptions): Promise<RunningServer> {
  mkdirSync(options.dataDir, { recursive: true });
  const streams = openStreams(path.join(options.dataDir, 'data.db'));
  const { token = DEMO_SEARCH_TOKEN } = options;
  const app = express();
  app.disable('x-powered-by');
  app.get(['/v2', '/v3', '/health'], (_req, res) => {
    res.status(200).end();
  });
  app.use((req, res, next) => {
    if (req.get('authorization') === `Bearer ${token}`) return next();
    res.status(401).json({ message: 'Unauthorized: the JWT is invalid', code: 'AUTH_JWT_INVALID' });
  });
  app.use(express.json({ limit: '64mb', type: () => true }));

  /** The stream that the request continues, or a new one; answers itself if it is gone. */
  function streamOf(req: Request, res: Response): Stream | null {
    const stream = streams.take((req.body as { baton?: string | null }).baton);
    if (!stream) res.status(400).json({ message: 'The stream has expired', code: 'STREAM_EXPIRED' });
    return stream;
  }

  app.post(['/v2/pipeline', '/v3/pipeline'], (req, res) => {
    const stream = streamOf(req, res);
    if (!stream) return;
    let open = true;
    const results = (req.body as { requests: StreamRequest[] }).requests.map((request) => {
      try {
        if (request.type === 'close') open = false;
        return { type: 'ok', response: { type: request.type, ...answer(stream, request) } };
      } catch (error) {
        return { type: 'error', error: wireError(error) };
      }
    });
    if (!open) streams.close(stream);
    res.json({ baton: open ? streams.keep(stream) : null, base_url: null, results });
  });

  app.post('/v3/cursor', (req, res) => {
    const stream = streamOf(req, res);
    if (!stream) return;
    const { steps } = (req.body as { batch: { steps: BatchStep[] } }).batch;
    const outcomes = runBatch(stream.db, steps, stream.sql);
    const lines: object[] = [{ baton: streams.keep(stream), base_url: null }];
    outcomes.forEach((outcome, step) => {
      lines.push(...entriesOf(outcome, step));
    });
    res.type('text/plain').send(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  });

  const server = await listen(app, { ...options, keepAliveMs: 60_000 }).catch((error: unknown) => {
    streams.end();
    throw error;
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      streams.end();
    },
  };
}

/** A step of a batch as the entries of a cursor. */
function entriesOf(outcome: StepOutcome, step: number): object[] {
  if (outcome === null) return [];
  if ('error' in outcome) return [{ type: 'step_error', step, error: outcome.error }];
  const { cols, rows, affected_row_count, last_insert_rowid } = outcome.result;
  return [
    { type: 'step_begin', step, cols },
    ...rows.map((row) => ({ type: 'row', row })),
    { type: 'step_end', affected_row_count, last_insert_rowid },
  ];
}

function answer({ db, sql }: Stream, request: StreamRequest): object {
  switch (request.type) {
    case 'execute':
      return { result: execute(db, request.stmt, sql) };
    case 'batch': {
      const outcomes = runBatch(db, request.batch.steps, sql);
      const step_results = outcomes.map((one) => (one && 'result' in one ? one.result : null));
      const step_errors = outcomes.map((one) => (one && 'error' in one ? one.error : null));
      return { result: { step_results, step_errors } };
    }
    case 'sequence':
      db.exec(textOf(request, sql));
      return {};
    case 'store_sql':
      sql.set(request.sql_id, request.sql);
      return {};
    case 'close_sql':
      sql.delete(request.sql_id);
      return {};
    case 'get_autocommit':
      return { is_autocommit: !db.inTransaction };
    case 'close':
      return {};
    default:
      throw new Error(`This server doesn’t answer ${(request as { type: string }).type}`);
  }
}

function textOf(request: { sql?: string | null; sql_id?: number | null }, stored: StoredSql): string {
  const text = request.sql ?? (request.sql_id == null ? undefined : stored.get(request.sql_id));
  if (text === undefined) throw new Error('The request has no SQL');
  return text;
}
