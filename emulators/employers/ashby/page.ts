import { html, jsonForScript, raw } from '../../support/html.ts';
import { CODE_LENGTH } from '../challenges.ts';
import type { Job } from '../job.ts';
import { postingText } from '../posting-text.ts';
import { captchaWidget, layout, securityCodeBoxes } from '../shared-pages.ts';
import { ashbyFields } from './form.ts';

type AshbyView = 'overview' | 'application' | 'closed';

/** The empty page; the script renders into `#root` about half a second after load. */
export function appPage(job: Job, view: AshbyView): string {
  const data = {
    view,
    vendor_delay_ms: 500,
    organization: { name: job.company, slug: job.slug },
    posting: { id: job.id, title: job.title, location: job.country, description_html: postingText(job).html },
    search: job.search,
    honeypot: job.traps.has('honeypot'),
    form: view === 'application' ? ashbyFields(job).map(({ kind: _server, ...field }) => field) : [],
  };
  const templates =
    view === 'application' &&
    html`<template id="security-code-template">${securityCodeBoxes(CODE_LENGTH)}</template>
${job.traps.has('captcha') && html`<div id="captcha-mount">${captchaWidget('recaptcha')}</div>`}`;
  return layout(
    job,
    `${job.title} @ ${job.company}`,
    html`<div id="root"></div>${templates}<script id="app-data" type="application/json">${raw(jsonForScript(data).html)}</script>`,
    { styles: ['/assets/ashby/ashby.css'], scripts: ['/assets/ashby/app.js'] },
  );
}
