import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Answers } from '../fields.ts';
import { isOpen, type Outcome, receiveSubmission, type Submission } from '../intake.ts';
import { describeJob, type Job } from '../job.ts';
import { pageDelay } from '../page-delay.ts';
import { suggestPlaces } from '../places.ts';
import { fileProblem } from '../resume-file.ts';
import { parseContact } from '../resume-text.ts';
import { loginPage, messagePage } from '../shared-pages.ts';
import type { Site } from '../site.ts';
import { type Multipart, readMultipart, readUpload } from '../upload.ts';
import { leverFields, leverForm } from './form.ts';
import { applyPage, notFoundPage, postingPage, type Redraw, thanksPage } from './page.ts';

const PARSE_MS = 600;

type JobRequest = Request<{ slug: string; id: string }>;

const jobOf = (req: JobRequest): Job =>
  describeJob('lever', req.params.slug, req.params.id, new URL(req.originalUrl, 'http://x').search);

/** Employers with Lever-like forms, under `/lever`. */
export function leverRoutes(site: Site): express.Router {
  const router = express.Router();
  router.get('/search-locations', (req, res) => {
    res.json(suggestPlaces(String(req.query.text ?? '')));
  });
  router.get('/:slug/:id', async (req, res) => {
    const job = jobOf(req);
    await pageDelay(site, job);
    if (!isOpen(site, job)) return res.status(404).send(notFoundPage(job));
    return res.send(postingPage(job));
  });
  router.get('/:slug/:id/apply', async (req, res) => {
    const job = jobOf(req);
    await pageDelay(site, job);
    if (!isOpen(site, job)) return res.status(404).send(notFoundPage(job));
    return res.send(job.traps.has('login') ? loginPage(job) : applyPage(job));
  });
  router.post('/:slug/:id/apply', (req, res) => submit(site, req, res));
  router.get('/:slug/:id/thanks', (req, res) => {
    res.send(thanksPage(jobOf(req)));
  });
  return router;
}

/** `POST /parseResume`: stores the file at once and returns what its parser read. */
export function parseResumeRoute(site: Site): express.Router {
  const router = express.Router();
  router.post('/parseResume', async (req, res) => {
    const { file, problem } = await readUpload(req);
    await wait(PARSE_MS);
    const complaint = problem ?? (file ? fileProblem(file) : 'No file.');
    if (!file || complaint) return res.status(400).json({ error: complaint });
    const { name, email, phone, links } = await parseContact(file);
    const stored = await site.files.save(file);
    return res.json({
      resumeStorageId: stored.id,
      names: name ? [name] : [],
      emails: email ? [{ value: email }] : [],
      phones: phone ? [{ value: phone }] : [],
      links: links.map((url) => ({ url, domain: url.includes('linkedin') ? 'LinkedIn' : 'GitHub' })),
    });
  });
  return router;
}

async function submit(site: Site, req: JobRequest, res: Response): Promise<void> {
  const job = jobOf(req);
  if (job.traps.has('login')) {
    res.status(401).send(loginPage(job));
    return;
  }
  const form = await readMultipart(req);
  const { answers, fileErrors } = await readAnswers(site, job, form);
  if (form.problem || Object.keys(fileErrors).length > 0) {
    const errors = form.problem ? { resume: form.problem } : fileErrors;
    res.status(400).send(applyPage(job, { answers, errors, message: 'Your application was not sent.' }));
    return;
  }
  const first = (name: string) => form.texts.get(name)?.[0] ?? '';
  const submission: Submission = {
    fields: leverFields(leverForm(job)),
    answers: { ...answers, resume: answers.resumeStorageId },
    honeypot: first('faxNumber'),
    captchaToken: first('h-captcha-response'),
    securityCode: first('securityCode'),
    userAgent: req.get('user-agent') ?? '',
  };
  answer(await receiveSubmission(site, job, submission), { job, req, res, answers });
}

/** The values by field name; a resume in the form counts as well as one stored earlier by the parser. */
async function readAnswers(
  site: Site,
  job: Job,
  form: Multipart,
): Promise<{ answers: Answers; fileErrors: Record<string, string> }> {
  const answers: Answers = { resumeStorageId: form.texts.get('resumeStorageId')?.[0] ?? '' };
  for (const field of leverFields(leverForm(job))) {
    const values = form.texts.get(field.name) ?? [];
    if (field.kind === 'multi') answers[field.name] = values;
    // A consent is sent as a hidden 0 followed, if checked, by a 1.
    else if (field.kind === 'consent') answers[field.name] = values.includes('1') ? '1' : '';
    else answers[field.name] = values[0] ?? '';
  }
  const fileErrors: Record<string, string> = {};
  for (const [name, file] of form.files) {
    const stored = name === 'resume' ? 'resumeStorageId' : name;
    if (answers[stored]) continue;
    const problem = fileProblem(file);
    if (problem) fileErrors[name] = problem;
    else answers[stored] = (await site.files.save(file)).id;
  }
  return { answers, fileErrors };
}

type Reply = { job: Job; req: JobRequest; res: Response; answers: Answers };

function answer(outcome: Outcome, { job, req, res, answers }: Reply): void {
  const redraw = (status: number, change: Partial<Redraw>) =>
    res.status(status).send(applyPage(job, { answers, errors: {}, ...change }));
  switch (outcome.kind) {
    case 'received':
      res.redirect(
        303,
        `/lever/${encodeURIComponent(job.slug)}/${encodeURIComponent(job.id)}/thanks${job.search}`,
      );
      return;
    case 'invalid':
      redraw(422, {
        errors: outcome.errors,
        message: 'Your application was not sent. Check the marked fields.',
      });
      return;
    case 'captcha':
      redraw(400, { message: 'Please complete the hCaptcha challenge and submit again.' });
      return;
    case 'security_code': {
      const message = outcome.wrong ? 'The code is not right. Check your e-mail and try again.' : undefined;
      redraw(200, { askCode: true, message });
      return;
    }
    case 'closed':
      res.status(404).send(notFoundPage(job));
      return;
    case 'blocked':
    case 'spam':
      redraw(403, { message: 'We could not take your application.' });
      return;
    case 'server_error':
      res
        .status(500)
        .send(messagePage(job, 'Something went wrong', 'There was an error submitting your application.'));
      return;
    case 'drop':
      req.socket.destroy();
  }
}
