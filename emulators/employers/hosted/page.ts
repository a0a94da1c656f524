import { type Html, html, jsonForScript, raw } from '../../support/html.ts';
import { CODE_LENGTH } from '../challenges.ts';
import type { Job } from '../job.ts';
import { issuePageToken } from '../page-token.ts';
import { postingText } from '../posting-text.ts';
import { captchaWidget, layout, securityCodeBoxes } from '../shared-pages.ts';
import { controlOf } from './controls.ts';
import { honeypotName, hostedFields, partName } from './form.ts';
import type { HostedField, HostedVendor, RepeatedSection } from './hosted-vendor.ts';

const STYLES = ['/assets/hosted/hosted.css'];

/** A form that came back: what it held, and why. */
export type Redraw = {
  values: Readonly<Record<string, readonly string[]>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
  askCode?: boolean;
  askCaptcha?: boolean;
};

export function postingPage(vendor: HostedVendor, job: Job, formPath: string): string {
  return layout(
    job,
    `${job.title} - ${job.company}`,
    html`${header(job)}<main class="page">${postingText(job)}<p><a class="apply" data-ui="overview-apply-now" href="${formPath}${job.search}">${vendor.vendor === 'smartrecruiters' ? "I'm interested" : 'Apply for this job'}</a></p></main>`,
    { styles: STYLES },
  );
}

export function formPage(vendor: HostedVendor, job: Job, redraw?: Redraw): string {
  const fields = hostedFields(vendor, job);
  const token = issuePageToken(job);
  const config = {
    fields: fields.map(({ name, id, widget, required, options, step, label, prefilled = '' }) => ({
      prefilled,
      name,
      id,
      widget,
      required,
      options,
      step,
      label,
    })),
    sends: vendor.sends,
    sentAtOnce: vendor.resume.sent === 'at_once',
    parsed: vendor.resume.parsed,
    resume: vendor.resume.name,
    steps: vendor.steps?.length ?? 1,
    done: vendor.thanks,
  };
  const attributes = html`id="${raw(FORM_IDS[vendor.vendor] ?? 'job-application')}" method="post" enctype="multipart/form-data" novalidate`;
  return layout(
    job,
    `${job.title} - ${job.company}`,
    html`${header(job)}<main class="page" id="application">
${vendor.paths.posting === vendor.paths.form && postingText(job)}
${vendor.opener && html`<button type="button" class="apply" data-shows="form">${vendor.opener}</button>`}<div id="form" ${vendor.opener && !redraw && html`hidden`}>
${redraw?.message && html`<p class="error-banner" role="alert">${redraw.message}</p>`}
${vendor.decoy && html`<div class="decoy"><p>${vendor.decoy}</p><input type="file" id="autofill-file" aria-label="${vendor.decoy}"></div>`}
${vendor.form(content(vendor, job, fields, token, redraw), attributes)}
<template id="captcha-template">${captchaWidget(vendor.captcha)}</template><template id="code-template">${securityCodeBoxes(CODE_LENGTH)}</template>
<script type="application/json" id="form-config">${jsonForScript(config)}</script></div></main>`,
    { styles: STYLES, scripts: ['/assets/hosted/form.js'] },
  );
}

/** Ids of forms that are known; see README.md. */
const FORM_IDS: Partial<Record<string, string>> = { teamtailor: 'job-application-form' };

function content(
  vendor: HostedVendor,
  job: Job,
  fields: readonly HostedField[],
  token: { csrf: string; fingerprint: string },
  redraw: Redraw | undefined,
): Html {
  const rows = (step: number) => fields.filter((field) => field.step === step);
  const row = (field: HostedField) => {
    const error = redraw?.errors[field.name] ?? '';
    return vendor.row({
      field,
      label: field.label,
      mark: field.required ? html`<span class="required" aria-hidden="true">*</span>` : html``,
      control: controlOf(field, redraw?.values[field.name] ?? []),
      error: html`<p class="field-error" id="${field.id}-error" role="alert">${error}</p>`,
    });
  };
  const steps = vendor.steps ?? [''];
  const last = steps.length - 1;
  return html`<input type="hidden" name="authenticity_token" value="${token.csrf}"><input type="hidden" name="fingerprint" value="${token.fingerprint}">
${steps.map(
  (title, step) =>
    html`<section class="step" data-step="${step}" ${step > 0 && html`hidden`}>${title && html`<h2>${title}</h2>`}${rows(step).map(row)}
${step === 0 && (vendor.sections ?? []).map(sectionBlock)}
${step < last && html`<div class="actions"><button type="button" class="next" data-test="footer-next">${vendor.next ?? 'Next'}</button></div>`}
${
  step === last &&
  html`${(job.traps.has('captcha') || redraw?.askCaptcha) && captchaWidget(vendor.captcha)}
${redraw?.askCode && html`${securityCodeBoxes(CODE_LENGTH)}`}<input type="hidden" name="security_code">
${job.traps.has('honeypot') && honeypot(job)}<div id="challenge"></div><p class="error-banner" id="form-error" role="alert"></p><div class="actions">${vendor.submit}</div>`
}</section>`,
)}`;
}

function honeypot(job: Job): Html {
  const name = honeypotName(job);
  return html`<div class="extra-field" aria-hidden="true"><label>Website address<input type="text" name="${name}" tabindex="-1" autocomplete="off"></label></div>`;
}

function sectionBlock(section: RepeatedSection): Html {
  return html`<fieldset class="repeated" data-ui="${section.key}"><legend>${section.title}</legend><div class="entries"></div>
<template data-section="${section.key}"><div class="entry" data-ui="editor">${section.parts.map((part) => {
    const name = partName(section, '#', part.key);
    return html`<div class="field"><label for="${name}">${part.label}</label>${
      part.long
        ? html`<textarea id="${name}" name="${name}" rows="3"></textarea>`
        : html`<input id="${name}" name="${name}" type="text">`
    }</div>`;
  })}<button type="button" class="remove">Remove</button></div></template>
<button type="button" class="add" data-ui="add-section">${section.add}</button></fieldset>`;
}

function header(job: Job): Html {
  return html`<header class="brand"><strong>${job.company}</strong><h1>${job.title}</h1></header>`;
}

export function thanksPage(vendor: HostedVendor, job: Job): string {
  const { title, text } = vendor.thanks;
  return layout(
    job,
    `${title} - ${job.company}`,
    html`${header(job)}<main class="page"><h2>${title}</h2><p>${text}</p></main>`,
    { styles: STYLES },
  );
}

export function closedPage(job: Job): string {
  return layout(
    job,
    `Not found - ${job.company}`,
    html`<main class="page"><h1>This job is no longer available</h1><p>${job.company} closed this job, or it has moved.</p></main>`,
    { styles: STYLES },
  );
}
