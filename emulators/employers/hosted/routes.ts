import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Answers, Field } from '../fields.ts';
import { validate } from '../fields.ts';
import { isOpen, type Outcome, receiveSubmission } from '../intake.ts';
import { describeJob, type Job } from '../job.ts';
import { pageDelay } from '../page-delay.ts';
import { checkPageToken } from '../page-token.ts';
import { suggestPlaces } from '../places.ts';
import { fileProblem } from '../resume-file.ts';
import { parseContact } from '../resume-text.ts';
import { loginPage, messagePage } from '../shared-pages.ts';
import type { Site } from '../site.ts';
import { type Multipart, readMultipart, readUpload } from '../upload.ts';
import { honeypotName, hostedFields, sectionFields } from './form.ts';
import type { HostedVendor } from './hosted-vendor.ts';
import { closedPage, formPage, postingPage, type Redraw, thanksPage } from './page.ts';

const UPLOAD_MS = 200;
const PARSE_MS = 500;

type JobRequest = Request<{ slug: string; id: string }>;

/** Employers with one vendor's forms, under `/{vendor}`. */
export function hostedRoutes(site: Site, vendor: HostedVendor): express.Router {
  const router = express.Router();
  const { posting, form, done } = vendor.paths;
  const jobOf = (req: JobRequest): Job =>
    describeJob(vendor.vendor, req.params.slug, req.params.id, new URL(req.originalUrl, 'http://x').search);
  const pathOf = (pattern: string, { slug, id }: Job) =>
    `/${vendor.vendor}/${encodeURIComponent(slug)}${pattern.replace(':id', encodeURIComponent(id))}`;

  const serve =
    (draw: (job: Job) => string) =>
    async (req: JobRequest, res: Response): Promise<void> => {
      const job = jobOf(req);
      await pageDelay(site, job);
      if (!isOpen(site, job)) res.status(404).send(closedPage(job));
      else res.send(draw(job));
    };
  const path = (pattern: string): '/:slug/:id' => `/:slug${pattern}` as '/:slug/:id';
  if (posting !== form)
    router.get(
      path(posting),
      serve((job) => postingPage(vendor, job, pathOf(form, job))),
    );
  router.get(
    path(form),
    serve((job) => (job.traps.has('login') ? loginPage(job) : formPage(vendor, job))),
  );
  router.post(
    path(`${form}/steps/:step`),
    async (req: Request<{ slug: string; id: string; step: string }>, res) => {
      const job = jobOf(req);
      const body = await readMultipart(req);
      if (!hasPageToken(job, body))
        return res.status(403).json({ error: 'This page has expired. Reload it.' });
      const fields = hostedFields(vendor, job).filter((field) => field.step <= Number(req.params.step));
      const { answers } = await readAnswers(site, fields, body);
      const errors = validate(fields, answers);
      return Object.keys(errors).length > 0 ? res.status(422).json({ errors }) : res.json({});
    },
  );
  router.post(path(form), async (req, res) => {
    const job = jobOf(req);
    if (job.traps.has('login')) return res.status(401).send(loginPage(job));
    const body = await readMultipart(req);
    const reply = vendor.sends === 'fetch' ? replyInJson : replyWithPage;
    const redirect = done && `${pathOf(done, job)}${job.search}`;
    if (!hasPageToken(job, body)) {
      const outcome: Refusal = { kind: 'refused', message: 'This page has expired. Reload it.' };
      return reply(vendor, job, body, outcome, res, redirect);
    }
    const fields: Field[] = [
      ...hostedFields(vendor, job),
      ...sectionFields(vendor, job, (name) => (body.texts.get(name)?.[0] ?? '').trim() !== ''),
    ];
    const { answers, errors } = await readAnswers(site, fields, body);
    if (body.problem || Object.keys(errors).length > 0) {
      const invalid: Outcome = {
        kind: 'invalid',
        errors: body.problem ? { [vendor.resume.name]: body.problem } : errors,
      };
      return reply(vendor, job, body, invalid, res, redirect);
    }
    const first = (name: string) => body.texts.get(name)?.[0] ?? '';
    const outcome = await receiveSubmission(site, job, {
      fields,
      answers,
      honeypot: first(honeypotName(job)),
      captchaToken: first(
        {
          recaptcha: 'g-recaptcha-response',
          hcaptcha: 'h-captcha-response',
          turnstile: 'cf-turnstile-response',
        }[vendor.captcha],
      ),
      securityCode: first('security_code'),
      userAgent: req.get('user-agent') ?? '',
    });
    if (outcome.kind === 'drop') return req.socket.destroy();
    return reply(vendor, job, body, outcome, res, redirect);
  });
  if (done) {
    router.get(path(done), (req, res) => {
      res.send(thanksPage(vendor, jobOf(req)));
    });
  }
  return router;
}

/** What the pages of all these vendors call: uploads, the parser, suggestions of places. */
export function hostedServices(site: Site): express.Router {
  const router = express.Router();
  router.get('/hosted/places', (req, res) => {
    res.json(suggestPlaces(String(req.query.text ?? '')));
  });
  router.post('/hosted/uploads', async (req, res) => {
    const { file, problem } = await readUpload(req);
    await wait(UPLOAD_MS);
    const complaint = problem ?? (file ? fileProblem(file) : 'No file.');
    if (!file || complaint) return res.status(422).json({ error: complaint });
    return res.json({ id: (await site.files.save(file)).id });
  });
  router.post('/hosted/parse', async (req, res) => {
    const { file } = await readUpload(req);
    await wait(PARSE_MS);
    return res.json(file ? await parseContact(file) : {});
  });
  return router;
}

function hasPageToken(job: Job, { texts }: Multipart): boolean {
  return checkPageToken(job, texts.get('authenticity_token')?.[0] ?? '', texts.get('fingerprint')?.[0] ?? '');
}

/** The values by field name; a file of the form is stored, one uploaded before is named by its id. */
async function readAnswers(
  site: Site,
  fields: readonly Field[],
  body: Multipart,
): Promise<{ answers: Answers; errors: Record<string, string> }> {
  const answers: Answers = {};
  const errors: Record<string, string> = {};
  for (const { name, kind } of fields) {
    const values = (body.texts.get(name) ?? []).filter((value) => value !== '');
    answers[name] = values.length > 1 ? values : (values[0] ?? '');
    const file = kind === 'file' ? body.files.get(name) : undefined;
    if (!file) continue;
    const problem = fileProblem(file);
    if (problem) errors[name] = problem;
    else answers[name] = (await site.files.save(file)).id;
  }
  return { answers, errors };
}

type Refusal = { kind: 'refused'; message: string };
type Reply = Outcome | Refusal;

const REFUSALS = {
  blocked: 'We could not take your application.',
  spam: 'Your application looks like spam and was not taken.',
  server_error: 'There was an error submitting your application.',
} as const;

function replyWithPage(
  vendor: HostedVendor,
  job: Job,
  body: Multipart,
  outcome: Reply,
  res: Response,
  done: string | undefined,
): unknown {
  const redraw = (status: number, change: Partial<Redraw>) =>
    res
      .status(status)
      .send(formPage(vendor, job, { values: Object.fromEntries(body.texts), errors: {}, ...change }));
  switch (outcome.kind) {
    case 'received':
      return done ? res.redirect(303, done) : res.send(thanksPage(vendor, job));
    case 'invalid':
      return redraw(422, { errors: outcome.errors, message: 'Please check the marked fields.' });
    case 'captcha':
      return redraw(400, { askCaptcha: true, message: 'Please complete the challenge.' });
    case 'security_code':
      return redraw(200, { askCode: true });
    case 'closed':
      return res.status(404).send(closedPage(job));
    case 'server_error':
      return res.status(500).send(messagePage(job, 'Something went wrong', REFUSALS.server_error));
    case 'refused':
      return redraw(403, { message: outcome.message });
    default:
      return redraw(403, { message: REFUSALS[outcome.kind as 'spam'] });
  }
}

function replyInJson(
  _vendor: HostedVendor,
  _job: Job,
  _body: Multipart,
  outcome: Reply,
  res: Response,
  done: string | undefined,
): unknown {
  switch (outcome.kind) {
    case 'received':
      return res.json({ received: true, redirect: done });
    case 'invalid':
      return res.status(422).json({ errors: outcome.errors });
    case 'captcha':
      return res.status(400).json({ captcha: true });
    case 'security_code':
      return res.json({ code: true });
    case 'closed':
      return res.status(410).json({ error: 'This job is no longer accepting applications.' });
    case 'server_error':
      return res.status(500).json({ error: REFUSALS.server_error });
    case 'refused':
      return res.status(403).json({ error: outcome.message });
    default:
      return res.status(403).json({ error: REFUSALS[outcome.kind as 'spam'] });
  }
}
