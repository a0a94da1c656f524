import path from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import { html } from '../support/html.ts';
import { listen, type RunningServer } from '../support/http-server.ts';
import { ashbyApiRoutes, ashbyRoutes } from './ashby/routes.ts';
import { Challenges, type SendMail } from './challenges.ts';
import { Faults } from './faults.ts';
import { FileStore } from './file-store.ts';
import { greenhouseRoutes } from './greenhouse/routes.ts';
import { hostedRoutes, hostedServices } from './hosted/routes.ts';
import { HOSTED_VENDORS } from './hosted/vendors.ts';
import { leverRoutes, parseResumeRoute } from './lever/routes.ts';
import { ReceptionStore } from './reception-store.ts';
import type { Site } from './site.ts';
import { siteRoutes } from './site-routes.ts';

type EmployersOptions = {
  port: number;
  host: string;
  dataDir: string;
  /** Sends security codes by email; without it they are only printed. */
  sendMail?: SendMail;
};

/**
 * Starts the demo employers: `/greenhouse/{slug}/jobs/{id}`, `/lever/{slug}/{id}[/apply]`,
 * `/ashby/{slug}/{id}[/application]`, where any slug and id is a valid job. Received applications are at `/received`
 * and `/api/received`. README.md in this folder lists the query parameters.
 */
export async function startEmployers(options: EmployersOptions): Promise<RunningServer> {
  const site: Site = {
    receptions: await ReceptionStore.open(path.join(options.dataDir, 'received')),
    files: await FileStore.open(path.join(options.dataDir, 'files')),
    faults: new Faults(),
    challenges: new Challenges(options.sendMail ?? printMail),
  };
  return listen(createEmployersApp(site), options);
}

const printMail: SendMail = async (mail) => {
  console.log(`Employers: mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
};

function createEmployersApp(site: Site): express.Express {
  const app = express();
  app.disable('x-powered-by');
  const here = import.meta.dirname;
  app.use('/assets/greenhouse', express.static(path.join(here, 'greenhouse/client')));
  app.use('/assets/lever', express.static(path.join(here, 'lever/client')));
  app.use('/assets/ashby', express.static(path.join(here, 'ashby/client')));
  app.use('/assets/hosted', express.static(path.join(here, 'hosted/client')));
  app.use('/assets', express.static(path.join(here, 'client')));
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use(siteRoutes(site));
  app.use('/greenhouse', greenhouseRoutes(site));
  app.use('/lever', leverRoutes(site));
  app.use('/ashby', ashbyRoutes(site));
  for (const vendor of HOSTED_VENDORS) app.use(`/${vendor.vendor}`, hostedRoutes(site, vendor));
  app.use(hostedServices(site));
  app.use(parseResumeRoute(site));
  app.use(ashbyApiRoutes(site));
  app.get('/favicon.ico', (_req, res) => {
    res.status(204).end();
  });
  app.get('/', (_req, res) => {
    res.redirect('/received');
  });
  app.use((_req, res) => {
    res.status(404).send(html`<!doctype html><title>Not found</title><h1>Not found</h1>`.html);
  });
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const status = (error as { status?: unknown } | null)?.status;
    const known = typeof status === 'number' ? status : 500;
    if (known >= 500) console.error('Employers:', error);
    return res.status(known).json({ error: known >= 500 ? 'Something went wrong.' : 'Bad request' });
  });
  return app;
}
