import { type Html, html } from '../../support/html.ts';
import { CODE_LENGTH } from '../challenges.ts';
import type { Answers, Field } from '../fields.ts';
import type { Job } from '../job.ts';
import { postingText } from '../posting-text.ts';
import { ACCEPTED_EXTENSIONS } from '../resume-file.ts';
import { captchaWidget, layout, securityCodeBoxes } from '../shared-pages.ts';
import { baseTemplate, type CardField, leverForm } from './form.ts';

const STYLES = ['/assets/lever/lever.css'];

/** The state of a page shown again: what was typed, and what was wrong. */
export type Redraw = {
  answers: Answers;
  errors: Record<string, string>;
  message?: string;
  askCode?: boolean;
};

const mark = (required: boolean) => required && html`<span class="required">✱</span>`;

function header(job: Job): Html {
  return html`<header><div class="main-header page-full-width"><a class="main-header-logo" href="/lever/${job.slug}/${job.id}${job.search}">${job.company}</a></div>
<div class="section-wrapper page-full-width posting-header"><div class="posting-headline"><h2>${job.title}</h2>
<div class="posting-categories"><span class="location">${job.country}</span> <span class="commitment">Full-time</span></div></div></div></header>`;
}

export function postingPage(job: Job): string {
  return layout(
    job,
    `${job.company} - ${job.title}`,
    html`${header(job)}<main class="section-wrapper posting-page">${postingText(job)}
<a class="postings-btn template-btn-submit" data-qa="btn-apply-bottom" href="/lever/${job.slug}/${job.id}/apply${job.search}">Apply for this job</a></main>`,
    { styles: STYLES },
  );
}

export function applyPage(job: Job, redraw: Redraw = { answers: {}, errors: {} }): string {
  const form = leverForm(job);
  const value = (name: string) => [redraw.answers[name] ?? ''].flat();
  const problem = (name: string) =>
    redraw.errors[name] && html`<p class="error-message" role="alert">${redraw.errors[name]}</p>`;
  const textRow = (
    field: Field,
  ) => html`<li class="application-question"><label><div class="application-label">${field.label}${mark(field.required)}</div>
<div class="application-field"><input type="${field.kind === 'email' ? 'email' : 'text'}" name="${field.name}" ${dataQa(field.name)} value="${value(field.name)[0] ?? ''}" ${field.required && html`required`}></div></label>${problem(field.name)}</li>`;
  const [resume, ...contact] = form.contact;
  return layout(
    job,
    `${job.company} - ${job.title}`,
    html`${header(job)}<main class="section-wrapper page-full-width">
<form id="application-form" enctype="multipart/form-data" method="POST">
${redraw.message && html`<p class="error-banner" role="alert">${redraw.message}</p>`}
<div class="section page-centered application-form"><h4>Submit your application</h4><ul>
${resume && resumeRow(resume, value('resumeStorageId')[0] ?? '', problem('resume'))}
${contact.map((field) => (field.name === 'location' ? locationRow(field, value('location')[0] ?? '', problem('location')) : textRow(field)))}
</ul></div>
<div class="section page-centered application-form"><h4>Links</h4><ul>${form.links.map(textRow)}</ul></div>
${
  form.cards.length > 0 &&
  html`<div class="section page-centered application-form" data-qa="additional-cards"><h4 data-qa="card-name">A few questions</h4>
<input type="hidden" name="cards[${form.cardId}][baseTemplate]" value="${JSON.stringify(baseTemplate(form))}">
<ul>${form.cards.map((card) => cardRow(card, value(card.name), problem(card.name)))}</ul></div>`
}
<div class="section page-centered application-form"><h4>Additional information</h4><ul><li class="application-question"><div class="application-field full-width">
<textarea id="additional-information" name="comments" aria-label="Additional information" placeholder="Add a cover letter or anything else you want to share.">${value('comments')[0] ?? ''}</textarea></div></li></ul></div>
${form.eeo.length > 0 && eeoSection(form.eeo, value)}
${form.consent && consentSection(form.consent, problem(form.consent.name))}
<input type="hidden" name="timezone"><input type="hidden" name="source"><input type="hidden" name="origin">
${job.traps.has('captcha') ? captchaWidget('hcaptcha') : html`<input id="hcaptchaResponseInput" type="hidden" name="h-captcha-response" value="">`}
${job.traps.has('honeypot') && honeypot()}
${redraw.askCode && html`${securityCodeBoxes(CODE_LENGTH)}<input type="hidden" name="securityCode">`}
<div class="section page-centered application-form last-section-apply"><button id="hcaptchaSubmitBtn" type="submit" class="hidden" tabindex="-1" aria-hidden="true"></button>
<button id="btn-submit" type="button" class="postings-btn template-btn-submit" data-qa="btn-submit">Submit application</button></div>
</form></main>`,
    { styles: STYLES, scripts: ['/assets/lever/apply.js'] },
  );
}

function dataQa(name: string): Html {
  return /^\w+$/.test(name) ? html`data-qa="${name}-input"` : html``;
}

function resumeRow(field: Field, storageId: string, problem: Html | string | undefined): Html {
  return html`<li class="application-question resume"><label><div class="application-label">${field.label} ${mark(field.required)}</div><div class="application-field">
<a href="#" class="postings-btn visible-resume-upload" tabindex="-1"><span class="filename">${storageId && 'File kept from before'}</span><span class="default-label" ${storageId && html`hidden`}>Attach resume/CV</span></a>
<input class="application-file-input invisible-resume-upload" data-qa="input-resume" id="resume-upload-input" name="resume" type="file" accept="${ACCEPTED_EXTENSIONS.join(',')}" ${!storageId && html`required`}>
<span class="resume-upload-failure" hidden><span class="resume-upload-label">Couldn't auto-read resume.</span></span>
<span class="resume-upload-working" hidden><span class="resume-upload-label">Analyzing resume...</span></span>
<span class="resume-upload-success" hidden><span class="resume-upload-label">Success!</span></span></div></label>
<span class="resume-upload-oversize" hidden><p class="error-message">File exceeds the maximum upload size of 10MB. Please try a smaller size.</p></span>
<input type="hidden" name="resumeStorageId" value="${storageId}">${problem || html``}</li>`;
}

function locationRow(field: Field, value: string, problem: Html | string | undefined): Html {
  return html`<li class="application-question" data-qa="structured-contact-location-question"><label><div class="application-label">${field.label} ${mark(field.required)}</div>
<div class="application-field"><input class="location-input" data-qa="location-input" id="location-input" type="text" maxlength="100" name="location" autocomplete="off" value="${value}" ${field.required && html`required`}>
<input id="selected-location" type="hidden" name="selectedLocation"><div class="dropdown-container" hidden><div class="dropdown-results"></div>
<div class="dropdown-no-results" hidden>No location found. Try entering a different location</div></div></div></label>${problem || html``}</li>`;
}

function cardRow(card: CardField, value: string[], problem: Html | string | undefined): Html {
  return html`<li class="application-question custom-question"><div><div class="application-label full-width ${card.cardType}"><div class="text" id="label-${card.name}">${card.label}${mark(card.required)}</div></div>
<div class="application-field full-width ${card.required && 'required-field'}" ${card.cardType.startsWith('multiple') && html`role="group" aria-labelledby="label-${card.name}"`}>${cardControl(card, value)}</div>${problem || html``}</div></li>`;
}

function cardControl(card: CardField, value: string[]): Html {
  const required = card.required && html`required`;
  switch (card.cardType) {
    case 'dropdown':
      return html`<div class="application-dropdown"><select name="${card.name}" aria-labelledby="label-${card.name}" ${required}><option value="">Select...</option>${card.options.map(
        (option) =>
          html`<option value="${option}" ${value.includes(option) && html`selected`}>${option}</option>`,
      )}</select></div>`;
    case 'multiple-choice':
    case 'multiple-select': {
      const type = card.cardType === 'multiple-choice' ? 'radio' : 'checkbox';
      // Checkboxes never get `required`: browsers would then require each of them.
      return html`<ul data-qa="${card.cardType}">${card.options.map(
        (option) =>
          html`<li><label><input type="${type}" name="${card.name}" value="${option}" ${type === 'radio' && required} ${value.includes(option) && html`checked`}><span class="application-answer-alternative">${option}</span></label></li>`,
      )}</ul>`;
    }
    case 'file-upload':
      // What was chosen before is gone from the page shown again, as it is in any browser.
      return html`<a href="#" class="upload-file-overlay"><span class="filename" data-qa="filename"></span><span class="default-label">Upload file</span>
<input type="file" class="application-file-input" name="${card.name}" data-qa="application-file-upload" ${required}></a>`;
    case 'textarea':
      return html`<textarea class="card-field-input" name="${card.name}" aria-labelledby="label-${card.name}" placeholder="Type your response" ${required}>${value[0] ?? ''}</textarea>`;
    default:
      return html`<input class="card-field-input" type="text" name="${card.name}" aria-labelledby="label-${card.name}" placeholder="Type your response" value="${value[0] ?? ''}" ${required}>`;
  }
}

function eeoSection(fields: Field[], value: (name: string) => string[]): Html {
  return html`<div class="section page-centered application-form eeo-section"><h4>U.S. Equal Employment Opportunity information (completion is voluntary)</h4><ul>${fields.map(
    (field) =>
      html`<li class="application-question"><label><div class="application-label">${field.label}</div><div class="application-field">${
        field.options.length > 0
          ? html`<select name="${field.name}"><option value="">Select ...</option>${field.options.map(
              (option) =>
                html`<option value="${option}" ${value(field.name).includes(option) && html`selected`}>${option}</option>`,
            )}</select>`
          : html`<input type="text" name="${field.name}" value="${value(field.name)[0] ?? ''}">`
      }</div></label></li>`,
  )}</ul></div>`;
}

function consentSection(field: Field, problem: Html | string | undefined): Html {
  return html`<div class="section page-centered application-form" data-qa="consent-section"><ul><li class="application-question"><label>
<input type="hidden" name="${field.name}" value="0"><input type="checkbox" name="${field.name}" value="1" required> <span class="consent-required">${field.label}</span></label>${problem || html``}</li></ul></div>`;
}

function honeypot(): Html {
  return html`<div class="extra-field" aria-hidden="true"><label>Fax number<input type="text" name="faxNumber" tabindex="-1" autocomplete="off"></label></div>`;
}

export function thanksPage(job: Job): string {
  return layout(
    job,
    `${job.company} - ${job.title}`,
    html`${header(job)}<main class="section-wrapper thanks"><h3 data-qa="msg-submit-success">Application submitted!</h3>
<p>Thank you for your interest in ${job.company}.</p></main>`,
    { styles: STYLES },
  );
}

/** The page for a closed or unknown job, served with status 404. */
export function notFoundPage(job: Job): string {
  return layout(
    job,
    'Not found',
    html`<main class="section-wrapper thanks"><h2>Sorry, we couldn't find anything here</h2>
<p>The job posting you're looking for might have closed, or it has been removed.</p></main>`,
    { styles: STYLES },
  );
}
