import express, { type Request } from 'express';
import { parseFault } from './faults.ts';
import { isOpen } from './intake.ts';
import { describeJob, isVendor } from './job.ts';
import { receivedListPage, receivedMissingPage, receivedPage } from './received-pages.ts';
import type { ReceptionFilter } from './reception-store.ts';
import { captchaFrame } from './shared-pages.ts';
import type { Site } from './site.ts';

/** Routes shared by all vendors: received applications, job status, test controls, and the CAPTCHA frame. */
export function siteRoutes(site: Site): express.Router {
  const router = express.Router();
  receivedRoutes(router, site);
  router.get('/api/status', (req, res) => {
    const { vendor, slug, job } = req.query;
    if (!isVendor(vendor) || typeof job !== 'string')
      return res.status(400).json({ error: 'vendor, slug and job are needed' });
    const described = describeJob(vendor, text(slug), job, new URL(req.originalUrl, 'http://x').search);
    return res.json({ status: isOpen(site, described) ? 'open' : 'closed' });
  });
  router.post('/api/control', express.json(), (req, res) => {
    const parsed = parseFault(req.body);
    if (typeof parsed === 'string') return res.status(400).json({ error: parsed });
    site.faults.set(parsed.job_id, parsed.fault);
    return res.json(parsed);
  });
  router.delete('/api/control', (req, res) => {
    site.faults.clear(text(req.query.job_id) || undefined);
    res.status(204).end();
  });
  router.get('/captcha/:kind/frame', (req, res) => {
    res.send(captchaFrame(req.params.kind));
  });
  router.post('/captcha/solve', (_req, res) => {
    res.json({ token: site.challenges.issueToken() });
  });
  return router;
}

function receivedRoutes(router: express.Router, site: Site): void {
  router.get('/received', (req, res) => {
    const filter = filterOf(req);
    res.send(receivedListPage(site.receptions.list(filter), filter.job_id ?? ''));
  });
  router.get('/received/:id', (req, res) => {
    const reception = site.receptions.find(req.params.id);
    res.status(reception ? 200 : 404).send(reception ? receivedPage(reception) : receivedMissingPage());
  });
  router.get('/received/:id/files/:index', async (req, res) => {
    const file = site.receptions.find(req.params.id)?.files[Number(req.params.index)];
    if (!file) return res.status(404).send(receivedMissingPage());
    // Never displayed inline: applicants' files are untrusted.
    res.attachment(file.filename).type('application/octet-stream');
    return res.send(await site.files.read(file));
  });
  router.get('/api/received', (req, res) => {
    res.json({ items: site.receptions.list(filterOf(req)), next_cursor: null });
  });
  router.get('/api/received/:id', (req, res) => {
    const reception = site.receptions.find(req.params.id);
    res.status(reception ? 200 : 404).json(reception ?? { error: 'not found' });
  });
  router.delete('/api/received', async (_req, res) => {
    res.json({ deleted: await site.receptions.clear() });
  });
}

function filterOf(req: Request): ReceptionFilter {
  const { job_id, email, vendor, company_slug } = req.query;
  return { job_id: text(job_id), email: text(email), vendor: text(vendor), company_slug: text(company_slug) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
