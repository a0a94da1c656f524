import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import { type Answers, isEmail } from '../fields.ts';
import { isOpen, type Outcome, receiveSubmission, type Submission } from '../intake.ts';
import { describeJob, type Job } from '../job.ts';
import { pageDelay } from '../page-delay.ts';
import { checkPageToken, issuePageToken } from '../page-token.ts';
import { suggestPlaces } from '../places.ts';
import { fileProblem } from '../resume-file.ts';
import { loginPage } from '../shared-pages.ts';
import type { Site } from '../site.ts';
import { readUpload } from '../upload.ts';
import { greenhouseFields } from './form.ts';
import { boardPage, confirmationPage, jobPage } from './page.ts';

const EMAIL_CHECK_MS = 500;
const PLACES_MS = 150;

type JobRequest = Request<{ slug: string; id: string }>;

const jobOf = (req: JobRequest): Job =>
  describeJob('greenhouse', req.params.slug, req.params.id, new URL(req.originalUrl, 'http://x').search);

/** Employers with Greenhouse-like forms, under `/greenhouse`. */
export function greenhouseRoutes(site: Site): express.Router {
  const router = express.Router();
  router.post('/validate-email', express.json(), async (req, res) => {
    await wait(EMAIL_CHECK_MS);
    res.json({ valid: isEmail(String((req.body as { email?: unknown }).email ?? '').trim()) });
  });
  router.get('/locations', async (req, res) => {
    await wait(PLACES_MS);
    res.json({ places: suggestPlaces(String(req.query.q ?? '')) });
  });
  router.post('/uploads', async (req, res) => {
    const { file, problem } = await readUpload(req);
    const complaint = problem ?? (file ? fileProblem(file) : 'No file.');
    if (!file || complaint) return res.status(422).json({ error: complaint });
    return res.json(await site.files.save(file));
  });
  router.get('/:slug', (req, res) => {
    res.send(boardPage(describeJob('greenhouse', req.params.slug, '', ''), req.query.error === 'true'));
  });
  router.get('/:slug/jobs/:id', async (req, res) => {
    const job = jobOf(req);
    await pageDelay(site, job);
    if (!isOpen(site, job))
      return res.redirect(302, `/greenhouse/${encodeURIComponent(job.slug)}?error=true`);
    if (job.traps.has('login')) return res.send(loginPage(job));
    return res.send(jobPage(job, issuePageToken(job)));
  });
  router.get('/:slug/jobs/:id/confirmation', (req, res) => {
    res.send(confirmationPage(jobOf(req)));
  });
  router.post('/:slug/jobs/:id', express.json({ limit: '1mb' }), (req, res) => submit(site, req, res));
  return router;
}

async function submit(site: Site, req: JobRequest, res: Response): Promise<void> {
  const job = jobOf(req);
  const body = (req.body ?? {}) as Record<string, unknown>;
  if (!checkPageToken(job, req.get('x-csrf-token') ?? '', text(body.fingerprint))) {
    res.status(422).json({ error: 'This page has expired. Load it again.' });
    return;
  }
  const outcome = await receiveSubmission(site, job, readSubmission(job, body, req.get('user-agent') ?? ''));
  answer(outcome, job, req, res);
}

function answer(outcome: Outcome, job: Job, req: JobRequest, res: Response): void {
  const base = `/greenhouse/${encodeURIComponent(job.slug)}`;
  switch (outcome.kind) {
    case 'received':
      res.json({ redirect_to: `${base}/jobs/${encodeURIComponent(job.id)}/confirmation${job.search}` });
      return;
    case 'invalid':
      res.status(422).json({ errors: outcome.errors });
      return;
    case 'captcha':
      res.status(428).json({ error: 'Complete the reCAPTCHA challenge and submit again.' });
      return;
    case 'security_code':
      res.status(428).json({
        security_code_required: true,
        ...(outcome.wrong && { error: 'The code is not right. Check your e-mail and try again.' }),
      });
      return;
    case 'closed':
      res.json({ redirect_to: `${base}?error=true` });
      return;
    case 'blocked':
    case 'spam':
      res.status(403).json({ error: 'We could not take your application.' });
      return;
    case 'server_error':
      res.status(500).json({ error: 'Something went wrong.' });
      return;
    case 'drop':
      req.socket.destroy();
  }
}

function readSubmission(job: Job, body: Record<string, unknown>, userAgent: string): Submission {
  const fields = greenhouseFields(job);
  const sent = (body.application ?? {}) as Record<string, unknown>;
  const answers: Answers = {};
  for (const { name } of fields) {
    const value = sent[name];
    answers[name] = Array.isArray(value) ? value.map(String) : text(value);
  }
  const resumeText = text(sent.resume_text);
  // Typed text replaces the file.
  const withText = resumeText
    ? fields
        .map((field) => (field.name === 'resume' ? { ...field, required: false } : field))
        .concat([{ ...textField, name: 'resume_text', label: 'Resume/CV (typed)' }])
    : fields;
  return {
    fields: withText,
    answers: resumeText ? { ...answers, resume_text: resumeText } : answers,
    honeypot: text(sent.middle_address_line),
    captchaToken: text(body['g-recaptcha-response']),
    securityCode: text(body.security_code),
    userAgent,
  };
}

const textField = {
  kind: 'text',
  required: false,
  options: [],
  widget: 'textarea',
  section: 'basic',
} as const;

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
