import express, { type Request, type Response } from 'express';
import { listen, type RunningServer } from '../world/http-server.ts';
import { FIXTURES, readBoard, type Vendor } from './board-file.ts';

type JobBoardsOptions = {
  port: number;
  host: string;
  /** Folder of recorded answers, see `readBoard`; the boards of our own fixtures by default. */
  dir?: string;
  /** Where `{EMPLOYERS_ORIGIN}` in a fixture leads. */
  employersOrigin?: string;
};

type Job = Record<string, unknown>;

/** Starts the public job-board APIs of Greenhouse, Lever and Ashby over recorded answers. */
export function startJobBoards(options: JobBoardsOptions): Promise<RunningServer> {
  const read = (vendor: Vendor, board: string) =>
    readBoard(options.dir ?? FIXTURES, vendor, board, options.employersOrigin ?? 'http://127.0.0.1:7300');
  const app = express();
  app.disable('x-powered-by');
  greenhouse(app, (board) => read('greenhouse', board));
  lever(app, (board) => read('lever', board));
  ashby(app, (board) => read('ashby', board));
  app.use((_req, res) => {
    res.status(404).json({ status: 404, error: 'Not found' });
  });
  return listen(app, options);
}

type ReadBoard = (board: string) => Promise<unknown>;

function greenhouse(app: express.Express, read: ReadBoard): void {
  const jobsOf = async (token: string): Promise<Job[] | undefined> =>
    ((await read(token)) as { jobs: Job[] } | undefined)?.jobs;
  const unknown = (res: Response) => res.status(404).json({ status: 404, error: 'Job not found' });
  app.get('/v1/boards/:token', async (req, res) => {
    const jobs = await jobsOf(req.params.token);
    if (!jobs) return unknown(res);
    return res.json({ name: jobs[0]?.company_name ?? req.params.token, content: '' });
  });
  app.get('/v1/boards/:token/jobs', async (req, res) => {
    const jobs = await jobsOf(req.params.token);
    if (!jobs) return unknown(res);
    return res.json({ jobs: jobs.map((job) => greenhouseJob(job, req)), meta: { total: jobs.length } });
  });
  app.get('/v1/boards/:token/jobs/:id', async (req, res) => {
    const job = (await jobsOf(req.params.token))?.find((candidate) => String(candidate.id) === req.params.id);
    if (!job) return unknown(res);
    const { pay_input_ranges: pay, ...rest } = job;
    return res.json(req.query.pay_transparency === 'true' ? { ...rest, pay_input_ranges: pay ?? [] } : rest);
  });
}

/** Without `content=true` the list has neither text nor departments nor offices; pay comes only when asked for. */
function greenhouseJob(job: Job, req: Request): Job {
  const { content, departments, offices, pay_input_ranges: pay, ...head } = job;
  return {
    ...head,
    ...(req.query.content === 'true' && { content, departments, offices }),
    ...(req.query.pay_transparency === 'true' && { pay_input_ranges: pay ?? [] }),
  };
}

function lever(app: express.Express, read: ReadBoard): void {
  const unknown = (res: Response) => res.status(404).json({ ok: false, error: 'Document not found' });
  app.get('/v0/postings/:site', async (req, res) => {
    const postings = (await read(req.params.site)) as Job[] | undefined;
    if (!postings) return unknown(res);
    // The real server answers a browser's Accept header with a page, unless mode=json is given.
    if (req.query.mode !== 'json' && req.accepts(['html', 'json']) === 'html') {
      const titles = postings.map((posting) => `<li>${String(posting.text).replace(/[&<>]/g, '')}</li>`);
      return res.type('html').send(`<!doctype html><title>Jobs</title><ul>${titles.join('')}</ul>`);
    }
    const skip = wholeNumber(req.query.skip, 0);
    return res.json(filterPostings(postings, req).slice(skip, skip + wholeNumber(req.query.limit, 100)));
  });
  app.get('/v0/postings/:site/:id', async (req, res) => {
    const postings = (await read(req.params.site)) as Job[] | undefined;
    const posting = postings?.find((candidate) => candidate.id === req.params.id);
    return posting ? res.json(posting) : unknown(res);
  });
}

function filterPostings(postings: Job[], req: Request): Job[] {
  const filters = ['location', 'commitment', 'team', 'department'].map((name) => ({
    name,
    wanted: [req.query[name] ?? []].flat().map(String),
  }));
  return postings.filter((posting) => {
    const categories = posting.categories as Record<string, unknown>;
    return filters.every(
      ({ name, wanted }) => wanted.length === 0 || wanted.includes(String(categories[name] ?? '')),
    );
  });
}

function ashby(app: express.Express, read: ReadBoard): void {
  app.get('/posting-api/job-board/:name', async (req, res) => {
    const board = (await read(req.params.name)) as { jobs: Job[]; apiVersion: string } | undefined;
    if (!board) return res.status(404).type('text').send('Not Found');
    if (req.query.includeCompensation === 'true') return res.json(board);
    return res.json({ ...board, jobs: board.jobs.map(({ compensation: _hidden, ...job }) => job) });
  });
}

function wholeNumber(value: unknown, fallback: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
}
