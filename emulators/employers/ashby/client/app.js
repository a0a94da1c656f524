import { call, el, fileForm } from './dom.js';
import { fieldEntry, overwrite, state, uploadsDone } from './fields.js';

const data = JSON.parse(document.getElementById('app-data').textContent);
const root = document.getElementById('root');

function header() {
  const { title, location: place, id } = data.posting;
  const base = `/ashby/${encodeURIComponent(data.organization.slug)}/${encodeURIComponent(id)}`;
  const tab = (label, href, view) =>
    el('a', { href: href + data.search, 'aria-current': data.view === view ? 'page' : undefined }, label);
  return el(
    'header',
    { class: '_head_j2da7_1' },
    el('div', { class: '_brand_j2da7_8' }, data.organization.name),
    el('h1', { class: 'ashby-job-posting-heading' }, title),
    el('p', {}, place),
    el(
      'nav',
      { 'aria-label': 'Job' },
      tab('Overview', base, 'overview'),
      tab('Application', `${base}/application`, 'application'),
    ),
  );
}

/** The decoy: it looks helpful and overwrites everything with what its parser read. */
function autofillUploader() {
  const status = el('span', { role: 'status' });
  const input = el('input', {
    type: 'file',
    'aria-label': 'Autofill from resume',
    onchange: async () => {
      const [chosen] = input.files;
      if (!chosen) return;
      status.textContent = 'Parsing your resume. Autofilling key fields...';
      const { data: parsed } = await call('ApiAutofillFromResume', fileForm(chosen));
      for (const field of data.form) {
        if (field.type === 'File') continue;
        overwrite(field.name, Array.isArray(state.get(field.name)) ? [] : '');
      }
      overwrite('_systemfield_name', parsed.name);
      overwrite('_systemfield_email', parsed.email);
      const phone = data.form.find((field) => field.type === 'Phone');
      if (phone) overwrite(phone.name, parsed.phone);
      status.textContent = 'Your resume was parsed.';
    },
  });
  return el(
    'div',
    { class: 'ashby-application-form-autofill-uploader _autofill_7d2b1_3' },
    el('span', {}, 'Autofill from resume'),
    el('p', {}, 'Upload your resume here to autofill key application fields.'),
    input,
    status,
  );
}

function replaceForm(kind, title, messages) {
  const paragraphs = messages.map((message) => el('p', {}, message));
  const box = el(
    'div',
    { class: `ashby-application-form-${kind}-container`, role: 'alert' },
    el('h2', {}, title),
    ...paragraphs,
  );
  document.getElementById('form').replaceChildren(box);
}

function showErrors(banner, errors, fieldErrors) {
  for (const old of document.querySelectorAll('[id^="error-"]')) old.textContent = '';
  for (const { path, message } of fieldErrors ?? [])
    document.getElementById(`error-${path}`).textContent = message;
  banner.replaceChildren(
    el('p', {}, 'Your form needs corrections.'),
    el('ul', {}, ...errors.map((message) => el('li', {}, message))),
  );
  banner.scrollIntoView({ block: 'nearest' });
}

function askForCode(banner, messages) {
  const slot = document.getElementById('security-code-slot');
  if (!slot.firstChild)
    slot.append(document.getElementById('security-code-template').content.cloneNode(true));
  banner.replaceChildren(...messages.map((message) => el('p', {}, message)));
  const boxes = [...slot.querySelectorAll('input')];
  boxes.forEach((box, index) => {
    box.oninput = () => box.value && boxes[index + 1]?.focus();
  });
  boxes[0].focus();
}

async function send() {
  const field = (selector) => document.querySelector(selector)?.value ?? '';
  const boxes = [...document.querySelectorAll('#security-code-slot input')];
  const answer = await call('ApiSubmitSingleApplicationFormAction', {
    operationName: 'ApiSubmitSingleApplicationFormAction',
    variables: {
      organizationSlug: data.organization.slug,
      jobPostingId: data.posting.id,
      search: data.search,
      honeypot: field('#alternate_contact'),
      recaptchaToken: field('[name=g-recaptcha-response]'),
      securityCode: boxes.map((box) => box.value).join(''),
      fieldSubmissions: [...state].map(([path, value]) => ({ path, value })),
    },
  });
  return answer.data.submitSingleApplicationFormAction;
}

function applicationForm() {
  const banner = el('div', { class: '_banner_101oc_140', role: 'alert' });
  const button = el(
    'button',
    { type: 'button', class: 'ashby-application-form-submit-button _primary_8wvgw_96' },
    'Submit Application',
  );
  button.addEventListener('click', async () => {
    if (button.disabled) return;
    button.disabled = true;
    banner.replaceChildren();
    try {
      await uploadsDone();
      const { __typename: kind, errorMessages, fieldErrors } = await send();
      if (kind === 'FormSubmitSuccess')
        replaceForm('success', 'Success', [
          'Your application was successfully submitted. We will contact you if there are next steps.',
        ]);
      else if (kind === 'ApplicationBlocked')
        replaceForm('blocked-application', 'Application limit reached', errorMessages);
      else if (kind === 'FormSubmitFailure')
        replaceForm('failure', "We couldn't submit your application.", errorMessages);
      else if (kind === 'SecurityCodeRequired') askForCode(banner, errorMessages);
      else showErrors(banner, errorMessages, fieldErrors);
    } catch {
      banner.replaceChildren(el('p', {}, 'Something went wrong. Check your connection and try again.'));
    } finally {
      button.disabled = false;
    }
  });
  const entries = (section) => data.form.filter((field) => field.section === section).map(fieldEntry);
  const survey = entries('survey');
  const captcha = document.getElementById('captcha-mount');
  const honeypot = el(
    'div',
    { class: 'extra-field', 'aria-hidden': 'true' },
    el('label', { for: 'alternate_contact' }, 'Alternate contact'),
    el('input', { id: 'alternate_contact', type: 'text', tabindex: '-1', autocomplete: 'off' }),
  );
  return el(
    'div',
    { id: 'form' },
    autofillUploader(),
    el('div', { class: 'ashby-application-form-container' }, ...entries('main')),
    survey.length > 0 &&
      el('div', { class: 'ashby-survey-form-container' }, el('h2', {}, 'Voluntary survey'), ...survey),
    data.honeypot && honeypot,
    captcha ?? undefined,
    el('div', { id: 'security-code-slot' }),
    banner,
    button,
    el('p', { class: '_note_4f7k1_9' }, 'This page uses reCAPTCHA to keep programs out.'),
  );
}

function draw() {
  if (data.view === 'closed') {
    const text = `${data.organization.name} is no longer accepting applications for this job.`;
    root.append(el('main', { class: '_page_j2da7_20' }, el('h1', {}, 'Job not found'), el('p', {}, text)));
    return;
  }
  if (data.view === 'overview') {
    const body = el('div', { class: '_descriptionText_4fqrp_201' });
    body.innerHTML = data.posting.description_html;
    const apply = `/ashby/${encodeURIComponent(data.organization.slug)}/${encodeURIComponent(data.posting.id)}/application${data.search}`;
    root.append(
      el(
        'main',
        { class: '_page_j2da7_20' },
        header(),
        body,
        el('a', { class: '_primary_8wvgw_96', href: apply }, 'Apply for this Job'),
      ),
    );
    return;
  }
  root.append(el('main', { class: '_page_j2da7_20' }, header(), applicationForm()));
}

setTimeout(draw, data.vendor_delay_ms);
