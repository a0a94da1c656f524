import express, { type Request, type Response } from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import type { FindBoard, Job } from './board.ts';
import type { Vendor } from './board-file.ts';
import { type BoardsOptions, findBoard } from './boards.ts';
import { faults } from './faults.ts';
import { aggregatedPostings, thisWeek } from './generated-boards.ts';
import { publishedForm } from './greenhouse-questions.ts';
import { adzuna, arbeitnow, remoteok, remotive, themuse, usajobs } from './vendors/aggregators.ts';
import { bamboohr } from './vendors/bamboohr.ts';
import { breezy } from './vendors/breezy.ts';
import { personio } from './vendors/personio.ts';
import { pinpoint } from './vendors/pinpoint.ts';
import { recruitee } from './vendors/recruitee.ts';
import { rippling } from './vendors/rippling.ts';
import { smartrecruiters } from './vendors/smartrecruiters.ts';
import { teamtailor } from './vendors/teamtailor.ts';
import { isUnchanged, wholeNumber } from './vendors/vendor-server.ts';
import { workable } from './vendors/workable.ts';

type JobBoardsOptions = Partial<BoardsOptions> & {
  port: number;
  host: string;
  /** What Ashby answers for an unknown board: 200 with no jobs in summer 2026, 404 in November. It may change again. */
  unknownAshby?: 'not_found' | 'empty';
};

/** Vendors that are served under their names; the first three are at the root. */
const OTHERS = {
  smartrecruiters,
  recruitee,
  workable,
  personio,
  teamtailor,
  bamboohr,
  breezy,
  rippling,
  pinpoint,
};
const AGGREGATORS = { remotive, remoteok, arbeitnow, themuse, usajobs, adzuna };

/**
 * Starts the public job-board APIs over recorded and generated boards: Greenhouse, Lever, and Ashby at the root, each
 * other one under its name. ETags are given by those known to give them. Boards named `fault-…` misbehave everywhere.
 */
export function startJobBoards(options: JobBoardsOptions): Promise<RunningServer> {
  const { dir, employersOrigin = 'http://127.0.0.1:7300', unknownAshby = 'not_found' } = options;
  const find =
    (vendor: Vendor): FindBoard =>
    (name) =>
      findBoard(vendor, name, { dir, employersOrigin });
  const app = express();
  app.disable('x-powered-by');
  app.use(faults());
  for (const [name, routes] of Object.entries(OTHERS)) app.use(`/${name}`, routes(find(name as Vendor)));
  const feed = () => aggregatedPostings(thisWeek(new Date(), employersOrigin));
  for (const [name, routes] of Object.entries(AGGREGATORS)) app.use(`/${name}`, routes(feed));
  app.use(greenhouse(find('greenhouse')), lever(find('lever')), ashby(find('ashby'), unknownAshby));
  app.use((_req, res) => {
    res.status(404).json({ status: 404, error: 'Not found' });
  });
  return listen(app, options);
}

function greenhouse(find: FindBoard): express.Router {
  const router = express.Router();
  const unknown = (res: Response) => res.status(404).json({ status: 404, error: 'Job not found' });
  router.get('/v1/boards/:token', async (req, res) => {
    const board = await find(req.params.token);
    if (!board) return unknown(res);
    return res.json({ name: board.jobs()[0]?.company_name ?? req.params.token, content: '' });
  });
  router.get('/v1/boards/:token/jobs', async (req, res) => {
    const board = await find(req.params.token);
    if (!board) return unknown(res);
    res.set('cache-control', 'max-age=0, private, must-revalidate');
    if (isUnchanged(board, req, res)) return;
    const jobs = board.jobs();
    return res.json({ jobs: jobs.map((job) => greenhouseJob(job, req)), meta: { total: jobs.length } });
  });
  router.get('/v1/boards/:token/jobs/:id', async (req, res) => {
    const jobs = (await find(req.params.token))?.jobs();
    const job = jobs?.find((candidate) => String(candidate.id) === req.params.id);
    if (!job) return unknown(res);
    const { pay_input_ranges: pay, ...rest } = job;
    return res.json({
      ...rest,
      ...(req.query.pay_transparency === 'true' && { pay_input_ranges: pay ?? [] }),
      ...(req.query.questions === 'true' && publishedForm(job)),
    });
  });
  return router;
}

/** Without `content=true` the list omits text, departments and offices; pay is included only on request. */
function greenhouseJob(job: Job, req: Request): Job {
  const { content, departments, offices, pay_input_ranges: pay, ...head } = job;
  return {
    ...head,
    ...(req.query.content === 'true' && { content, departments, offices }),
    ...(req.query.pay_transparency === 'true' && { pay_input_ranges: pay ?? [] }),
  };
}

function lever(find: FindBoard): express.Router {
  const router = express.Router();
  const unknown = (res: Response) => res.status(404).json({ ok: false, error: 'Document not found' });
  router.get('/v0/postings/:site', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return unknown(res);
    // The real server answers a browser's Accept header with a page, unless mode=json is given.
    if (req.query.mode !== 'json' && req.accepts(['html', 'json']) === 'html') {
      const titles = board.jobs().map((posting) => `<li>${String(posting.text).replace(/[&<>]/g, '')}</li>`);
      return res.type('html').send(`<!doctype html><title>Jobs</title><ul>${titles.join('')}</ul>`);
    }
    if (isUnchanged(board, req, res)) return;
    const skip = wholeNumber(req.query.skip, 0);
    const page = filterPostings(board.jobs(), req).slice(skip, skip + wholeNumber(req.query.limit, 100));
    return res.json(page);
  });
  router.get('/v0/postings/:site/:id', async (req, res) => {
    const postings = (await find(req.params.site))?.jobs();
    const posting = postings?.find((candidate) => candidate.id === req.params.id);
    return posting ? res.json(posting) : unknown(res);
  });
  return router;
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

function ashby(find: FindBoard, unknown: 'not_found' | 'empty'): express.Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/posting-api/job-board/:name', async (req, res) => {
    const known = await find(req.params.name);
    if (!known && unknown === 'not_found') return res.status(404).type('text').send('Not Found');
    const jobs = known?.jobs() ?? [];
    return res.json({
      jobs:
        req.query.includeCompensation === 'true'
          ? jobs
          : jobs.map(({ compensation: _hidden, ...job }) => job),
      apiVersion: '1',
    });
  });
  return app;
}
