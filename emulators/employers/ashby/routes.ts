import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Answers } from '../fields.ts';
import { isOpen, type Outcome, receiveSubmission, type Submission } from '../intake.ts';
import { describeJob, type Job } from '../job.ts';
import { pageDelay } from '../page-delay.ts';
import { suggestPlaces } from '../places.ts';
import { fileProblem } from '../resume-file.ts';
import { parseContact } from '../resume-text.ts';
import { loginPage } from '../shared-pages.ts';
import type { Site } from '../site.ts';
import { readUpload } from '../upload.ts';
import { ashbyFields } from './form.ts';
import { appPage } from './page.ts';

const UPLOAD_MS = 300;
const AUTOFILL_MS = 800;

type JobRequest = Request<{ slug: string; id: string }>;

const jobOf = (req: JobRequest): Job =>
  describeJob('ashby', req.params.slug, req.params.id, new URL(req.originalUrl, 'http://x').search);

/** Employers with Ashby-like forms, under `/ashby`. */
export function ashbyRoutes(site: Site): express.Router {
  const router = express.Router();
  router.get('/:slug/:id', async (req, res) => {
    const job = jobOf(req);
    await pageDelay(site, job);
    res.send(appPage(job, isOpen(site, job) ? 'overview' : 'closed'));
  });
  router.get('/:slug/:id/application', async (req, res) => {
    const job = jobOf(req);
    await pageDelay(site, job);
    if (!isOpen(site, job)) return res.send(appPage(job, 'closed'));
    return res.send(job.traps.has('login') ? loginPage(job) : appPage(job, 'application'));
  });
  return router;
}

/**
 * `POST /api/non-user-graphql?op=…`: one URL for everything, which answers 200 with any refusal in the body. Only a
 * broken server answers otherwise.
 */
export function ashbyApiRoutes(site: Site): express.Router {
  const router = express.Router();
  router.post('/api/non-user-graphql', async (req, res, next) => {
    switch (req.query.op) {
      case 'ApiUploadFormFile':
        return res.json(await uploadFile(site, req));
      case 'ApiAutofillFromResume':
        return res.json(await autofill(req));
      case 'ApiSearchLocations':
        return readJson(req, res, next, ({ variables }) =>
          res.json({ data: { locations: suggestPlaces(String(variables.query ?? '')) } }),
        );
      case 'ApiSubmitSingleApplicationFormAction':
        return readJson(req, res, next, (body) => submit(site, body, req, res));
      default:
        return res.json({ errors: [{ message: 'Unknown operation' }] });
    }
  });
  return router;
}

type Operation = { variables: Record<string, unknown> };

function readJson(
  req: Request,
  res: Response,
  next: (error?: unknown) => void,
  handle: (body: Operation) => unknown,
): void {
  express.json({ limit: '1mb' })(req, res, (error?: unknown) => {
    if (error) return next(error);
    const { variables } = (req.body ?? {}) as { variables?: Record<string, unknown> };
    return Promise.resolve(handle({ variables: variables ?? {} })).catch(next);
  });
}

async function uploadFile(site: Site, req: Request): Promise<unknown> {
  const { file, problem } = await readUpload(req);
  await wait(UPLOAD_MS);
  const complaint = problem ?? (file ? fileProblem(file) : 'No file.');
  if (!file || complaint) return { errors: [{ message: complaint }] };
  return { data: { handle: (await site.files.save(file)).id } };
}

/** Called by the decoy uploader. The page overwrites the form with the response, including its gaps. */
async function autofill(req: Request): Promise<unknown> {
  const { file } = await readUpload(req);
  await wait(AUTOFILL_MS);
  const parsed = file ? await parseContact(file) : { name: '', email: '', phone: '' };
  return { data: { name: parsed.name.toUpperCase(), email: parsed.email, phone: parsed.phone } };
}

async function submit(site: Site, body: Operation, req: Request, res: Response): Promise<void> {
  const { variables } = body;
  const job = describeJob(
    'ashby',
    text(variables.organizationSlug),
    text(variables.jobPostingId),
    text(variables.search),
  );
  const fields = ashbyFields(job);
  const sent = new Map<string, unknown>();
  for (const entry of Array.isArray(variables.fieldSubmissions) ? variables.fieldSubmissions : []) {
    const { path, value } = entry as { path?: unknown; value?: unknown };
    sent.set(text(path), value);
  }
  const answers: Answers = {};
  for (const { name } of fields) {
    const value = sent.get(name);
    answers[name] = Array.isArray(value) ? value.map(String) : text(value);
  }
  const submission: Submission = {
    fields,
    answers,
    honeypot: text(variables.honeypot),
    captchaToken: text(variables.recaptchaToken),
    securityCode: text(variables.securityCode),
    userAgent: req.get('user-agent') ?? '',
  };
  answer(
    await receiveSubmission(site, job, submission),
    new Map(fields.map((f) => [f.name, f.label])),
    req,
    res,
  );
}

function answer(outcome: Outcome, labels: Map<string, string>, req: Request, res: Response): void {
  const result = (content: Record<string, unknown>) =>
    res.json({ data: { submitSingleApplicationFormAction: { errorMessages: [], ...content } } });
  const refused = (message: string, extra: Record<string, unknown> = {}) =>
    result({ __typename: 'FormRender', errorMessages: [message], ...extra });
  switch (outcome.kind) {
    case 'received':
      result({ __typename: 'FormSubmitSuccess' });
      return;
    case 'invalid': {
      const entries = Object.entries(outcome.errors);
      const errorMessages = entries.map(([path, message]) => `${labels.get(path) ?? path}: ${message}`);
      const fieldErrors = entries.map(([path, message]) => ({ path, message }));
      result({ __typename: 'FormRender', errorMessages, fieldErrors });
      return;
    }
    case 'captcha':
      refused('Complete the reCAPTCHA challenge and submit again.');
      return;
    case 'security_code':
      result({
        __typename: 'SecurityCodeRequired',
        errorMessages: outcome.wrong ? ['The code is not right. Check your e-mail and try again.'] : [],
      });
      return;
    case 'closed':
      result({
        __typename: 'FormSubmitFailure',
        errorMessages: ['This job is no longer accepting applications.'],
      });
      return;
    case 'spam':
      result({
        __typename: 'FormSubmitFailure',
        errorMessages: ['Your application submission was flagged as possible spam.'],
      });
      return;
    case 'blocked':
      result({
        __typename: 'ApplicationBlocked',
        errorMessages: ['You have reached the number of applications this employer takes in 90 days.'],
      });
      return;
    case 'server_error':
      res.status(500).json({ errors: [{ message: 'Internal server error' }] });
      return;
    case 'drop':
      req.socket.destroy();
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
