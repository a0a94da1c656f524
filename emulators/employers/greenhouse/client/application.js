import { bindCheckboxes, bindConsent, bindText, formState, showError } from './form-state.js';
import { Select } from './select.js';
import { bindUpload, uploadsDone } from './uploads.js';

const config = JSON.parse(document.getElementById('form-config').textContent);
const form = document.getElementById('application-form');
const button = form.querySelector('button[type=submit]');
const banner = document.getElementById('application-error');
const csrf = document.querySelector('meta[name=csrf-token]').content;
let emailCheck = Promise.resolve(true);

async function postJson(address, body, headers = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

function bindEmail() {
  const input = bindText('email');
  input.addEventListener('blur', () => {
    const email = formState.get('email');
    if (!email) return;
    input.setAttribute('aria-busy', 'true');
    emailCheck = postJson('/greenhouse/validate-email', { email }).then(({ body }) => {
      input.removeAttribute('aria-busy');
      if (email === formState.get('email'))
        showError('email', body.valid ? '' : 'Please enter a valid email address.');
      return body.valid;
    });
  });
}

function bindSelect(field) {
  const shell = document.querySelector(`[data-select="${CSS.escape(field.name)}"]`);
  const multi = field.widget === 'multi_select';
  formState.set(field.name, multi ? [] : '');
  new Select(shell, { ...field, multi, onChange: (value) => formState.set(field.name, value) });
}

/** The place combobox has no list of its own: only a chosen suggestion has coordinates. */
function bindPlace(field) {
  let places = [];
  const setCoordinates = (place) => {
    for (const part of ['latitude', 'longitude']) {
      const value = place ? String(place[part]) : '';
      document.getElementById(part).value = value;
      formState.set(part, value);
    }
  };
  setCoordinates(undefined);
  formState.set(field.name, '');
  new Select(document.querySelector(`[data-select="${CSS.escape(field.name)}"]`), {
    ...field,
    multi: false,
    options: [],
    load: async (typed) => {
      const answer = await fetch(`/greenhouse/locations?q=${encodeURIComponent(typed)}`);
      places = (await answer.json()).places;
      return places.map((place) => place.name);
    },
    onChange: (value) => {
      formState.set(field.name, value);
      setCoordinates(places.find((place) => place.name === value));
    },
  });
}

const BINDERS = {
  text: (field) => (field.name === 'email' ? bindEmail() : bindText(field.name)),
  textarea: (field) => bindText(field.name),
  select: bindSelect,
  multi_select: bindSelect,
  checkboxes: (field) => bindCheckboxes(field.name, field.options),
  consent: (field) => bindConsent(field.name),
  file: (field) => bindUpload(document.querySelector(`[data-upload="${field.name}"]`)),
  place: (field) => {
    if (document.getElementById(field.name).matches('[role=combobox]')) bindPlace(field);
  },
};

function missingFields() {
  return config.fields.filter(({ name, required }) => {
    if (name === 'resume' && formState.get('resume_text')) return false;
    return required && (formState.get(name) ?? '').length === 0;
  });
}

function showErrors(errors) {
  const entries = Object.entries(errors);
  for (const [name, message] of entries) {
    const shownAt = name === 'latitude' || name === 'longitude' ? 'candidate-location' : name;
    showError(shownAt, message);
  }
  const [first] = entries[0];
  document.getElementById(first)?.focus();
  document.getElementById(first)?.scrollIntoView({ block: 'center' });
}

/** The boxes of the e-mailed code; a pasted code spreads over them. */
function askForCode(message) {
  const slot = document.getElementById('security-code-slot');
  if (!slot.firstChild) {
    slot.append(document.getElementById('security-code-template').content.cloneNode(true));
    const boxes = [...slot.querySelectorAll('input')];
    boxes.forEach((box, index) => {
      box.addEventListener('input', () => box.value && boxes[index + 1]?.focus());
      box.addEventListener('paste', (event) => {
        event.preventDefault();
        const text = event.clipboardData.getData('text').trim();
        boxes.forEach((one, at) => {
          one.value = text[at] ?? '';
        });
      });
    });
  }
  document.getElementById('security-code-error').textContent = message ?? '';
  slot.querySelector('input').focus();
}

function readCode() {
  const boxes = [...document.querySelectorAll('#security-code-slot input')];
  return boxes.map((box) => box.value.trim()).join('');
}

async function submit() {
  banner.textContent = '';
  await uploadsDone();
  const missing = missingFields();
  if (missing.length > 0) {
    showErrors(Object.fromEntries(missing.map(({ name }) => [name, 'This field is required.'])));
    return;
  }
  if (!(await emailCheck)) return;
  const captcha = form.querySelector('[name=g-recaptcha-response]');
  if (captcha && captcha.value === '') {
    banner.textContent = 'Complete the reCAPTCHA challenge first.';
    return;
  }
  const honeypot = document.getElementById('middle_address_line')?.value ?? '';
  const answer = await postJson(
    location.pathname + location.search,
    {
      fingerprint: config.fingerprint,
      security_code: readCode(),
      'g-recaptcha-response': captcha?.value ?? '',
      application: { ...formState.all(), middle_address_line: honeypot },
    },
    { 'x-csrf-token': csrf },
  );
  if (answer.body.redirect_to) {
    location.assign(answer.body.redirect_to);
    return;
  }
  if (answer.body.security_code_required) askForCode(answer.body.error);
  else if (answer.body.errors) showErrors(answer.body.errors);
  else banner.textContent = answer.body.error ?? 'Something went wrong. Please try again.';
}

for (const field of config.fields) BINDERS[field.widget]?.(field);
document.getElementById('autofill-account').addEventListener('click', () => {
  banner.textContent = 'Sign in to your account to use autofill.';
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  button.disabled = true;
  button.textContent = 'Submitting...';
  try {
    await submit();
  } catch {
    banner.textContent = 'Something went wrong. Please try again.';
  } finally {
    button.disabled = false;
    button.textContent = 'Submit application';
  }
});
