import { type Html, html, jsonForScript } from '../../support/html.ts';
import { CODE_LENGTH } from '../challenges.ts';
import type { Job } from '../job.ts';
import { postingText } from '../posting-text.ts';
import { ACCEPTED_EXTENSIONS } from '../resume-file.ts';
import { captchaWidget, layout, securityCodeBoxes } from '../shared-pages.ts';
import { type GreenhouseField, greenhouseFields } from './form.ts';

const mark = (field: GreenhouseField) => field.required && html`<span aria-hidden="true">*</span>`;
const error = (id: string) => html`<div id="${id}-error" class="error-message"></div>`;

/** The posting with its form below, as at `/{token}/jobs/{id}`. */
export function jobPage(job: Job, token: { csrf: string; fingerprint: string }): string {
  const fields = greenhouseFields(job);
  const inSection = (section: GreenhouseField['section']) =>
    fields.filter((field) => field.section === section && field.kind !== 'hidden');
  const widgets = (section: GreenhouseField['section']) => inSection(section).map(widget);
  const config = {
    fingerprint: token.fingerprint,
    security_code: CODE_LENGTH,
    fields: fields.map(({ name, label, required, options, widget: kind }) => ({
      name,
      label,
      required,
      options,
      widget: kind,
    })),
  };
  return layout(
    job,
    `Job Application for ${job.title} at ${job.company}`,
    html`<meta name="csrf-token" content="${token.csrf}"><div id="react-portal-mount-point"></div>
<header class="gh-top"><span class="logo">${job.company}</span></header>
<main class="gh-page"><div class="job__title"><h1 class="section-header">${job.title}</h1><div class="job__location">${job.country}</div></div>
<div class="job__description body">${postingText(job)}</div>
<form id="application-form" class="application--form" action="/candidates" method="post" novalidate>
<h2>Apply for this job</h2><p class="hint"><span aria-hidden="true">*</span> indicates a required field</p>
<button type="button" class="autofill" id="autofill-account">Autofill with your account</button>
<div class="application--questions">${widgets('basic')}</div>
${inSection('education').length > 0 && html`<div class="education--container"><h3>Education</h3>${widgets('education')}</div>`}
<div class="application--questions">${widgets('custom')}</div>
${
  inSection('demographic').length > 0 &&
  html`<div id="demographic-section" class="demographic--container"><h3>Voluntary Self-Identification</h3>
<p class="hint">Your answers are voluntary and kept apart from your application.</p>${widgets('demographic')}</div>`
}
${job.traps.has('honeypot') && honeypot()}
${job.traps.has('captcha') && captchaWidget('recaptcha')}
<div id="security-code-slot"></div><div id="application-error" class="error-banner" role="alert"></div>
<div class="application--submit"><button type="submit" class="btn btn--pill">Submit application</button></div>
<p class="hint">We use reCAPTCHA to tell people from programs.</p></form></main>
<template id="security-code-template">${securityCodeBoxes(CODE_LENGTH)}</template>
<script id="form-config" type="application/json">${jsonForScript(config)}</script>`,
    { styles: ['/assets/greenhouse/greenhouse.css'], scripts: ['/assets/greenhouse/application.js'] },
  );
}

function widget(field: GreenhouseField): Html {
  switch (field.widget) {
    case 'select':
    case 'multi_select':
    case 'place':
      return selectWidget(field);
    case 'checkboxes':
      return checkboxes(field);
    case 'file':
      return fileUpload(field);
    case 'consent':
      return html`<div class="field-wrapper checkbox__wrapper"><input type="checkbox" id="${field.name}" name="${field.name}" value="1" required aria-required="true" aria-errormessage="${field.name}-error">
<label for="${field.name}">${field.label}${mark(field)}</label>${error(field.name)}</div>`;
    default:
      return textInput(field);
  }
}

const AUTOCOMPLETE: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel-national',
};

function textInput(field: GreenhouseField): Html {
  const { name, label, required } = field;
  const control =
    field.widget === 'textarea'
      ? html`<textarea id="${name}" class="input" aria-label="${label}" aria-required="${String(required)}" aria-invalid="false" aria-errormessage="${name}-error" rows="5"></textarea>`
      : html`<input id="${name}" class="input" type="${name === 'phone' ? 'tel' : 'text'}" maxlength="255" autocomplete="${AUTOCOMPLETE[name] ?? 'on'}" aria-required="${String(required)}" aria-invalid="false" aria-errormessage="${name}-error">`;
  return html`<div class="field-wrapper"><div class="text-input-wrapper"><label id="${name}-label" for="${name}" class="label">${label}${mark(field)}</label>${control}</div>${error(name)}</div>`;
}

function selectWidget(field: GreenhouseField): Html {
  const { name, label, required } = field;
  const isPlace = field.widget === 'place';
  return html`<div class="field-wrapper"><div class="select"><div class="select__container">
<label id="${name}-label" for="${name}" class="label select__label">${label}${mark(field)}</label>
<div class="select-shell" data-select="${name}"><div class="select__control"><div class="select__value-container">
<div class="select__placeholder" id="react-select-${name}-placeholder">Select...</div>
<div class="select__input-container"><input class="select__input" id="${name}" type="text" role="combobox" autocomplete="off" autocorrect="off" spellcheck="false" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-labelledby="${name}-label" aria-required="${String(required)}" aria-invalid="false" aria-errormessage="${name}-error" aria-describedby="react-select-${name}-placeholder" value=""></div></div>
<div class="select__indicators">${!isPlace && html`<button type="button" aria-label="Toggle flyout" tabindex="-1" class="icon-button"></button>`}</div></div></div>
${error(name)}</div></div>
${isPlace && html`<input type="hidden" id="latitude" name="latitude" required><input type="hidden" id="longitude" name="longitude" required>`}</div>`;
}

function checkboxes(field: GreenhouseField): Html {
  const { name, label, required } = field;
  return html`<div class="field-wrapper"><fieldset class="checkbox" id="${name}" aria-required="${String(required)}" aria-errormessage="${name}-error">
<legend class="label">${label}${mark(field)}</legend>${field.options.map(
    (option, index) =>
      html`<div class="checkbox__wrapper"><input type="checkbox" id="${name}_${index}" name="${name}" value="${index}" ${required && html`required`}><label for="${name}_${index}">${option}</label></div>`,
  )}</fieldset>${error(name)}</div>`;
}

function fileUpload(field: GreenhouseField): Html {
  const { name, label } = field;
  return html`<div class="field-wrapper"><div class="file-upload" role="group" aria-labelledby="upload-label-${name}" data-upload="${name}">
<div id="upload-label-${name}" class="label upload-label">${label}${mark(field)}</div>
<div class="button-container"><button type="button" class="btn btn--pill secondary" data-attach>Attach</button>
<label class="visually-hidden" for="${name}">Attach</label><input id="${name}" class="visually-hidden" type="file" accept="${ACCEPTED_EXTENSIONS.join(',')}">
${name === 'resume' && html`<button type="button" class="btn btn--pill secondary" data-manual="resume_text">Enter manually</button>`}</div>
<p class="hint">Accepted file types: pdf, doc, docx, txt, rtf</p></div>${error(name)}</div>`;
}

function honeypot(): Html {
  return html`<div class="extra-field" aria-hidden="true"><label for="middle_address_line">Please leave this field empty</label>
<input id="middle_address_line" type="text" tabindex="-1" autocomplete="off"></div>`;
}

export function confirmationPage(job: Job): string {
  return layout(
    job,
    `Thank you for applying - ${job.company}`,
    html`<header class="gh-top"><span class="logo">${job.company}</span></header><main class="gh-page confirmation" id="application_confirmation">
<h1>Thank you for applying</h1><p>Your application has been received. We will contact you if there is a match.</p>
<a class="btn btn--pill secondary" href="/greenhouse/${job.slug}">View more jobs at ${job.company}</a></main>`,
    { styles: ['/assets/greenhouse/greenhouse.css'] },
  );
}

/** The employer's board; a closed job redirects here with a note. */
export function boardPage(job: Job, closedNote: boolean): string {
  return layout(
    job,
    `Jobs at ${job.company}`,
    html`<header class="gh-top"><span class="logo">${job.company}</span></header><main class="gh-page"><h1>Current openings at ${job.company}</h1>
${closedNote && html`<p class="error-banner" role="alert">The job you are looking for is no longer open.</p>`}
<p>There is nothing else open at the moment.</p></main>`,
    { styles: ['/assets/greenhouse/greenhouse.css'] },
  );
}
