// Brings a hosted form to life. With `sends: fetch` the state here is the truth: a value that was put into an element
// without an input event is unknown and is not sent.
import { bindButtons, bindCombobox, bindMenu } from './lists.js';
import { bindUpload, uploadsDone } from './uploads.js';

const config = JSON.parse(document.getElementById('form-config').textContent);
const byName = new Map(config.fields.map((field) => [field.name, field]));

/** An element of the page or of one of its open shadow roots. */
export function find(selector, root = document) {
  const here = root.querySelector(selector);
  if (here) return here;
  for (const host of root.querySelectorAll('*')) {
    const found = host.shadowRoot && find(selector, host.shadowRoot);
    if (found) return found;
  }
  return null;
}

const form = find('form');
const state = new Map();
const control = (field) => find(`[id="${CSS.escape(field.id)}"]`);

function showError(name, message) {
  const field = byName.get(name);
  const holder = field && find(`[id="${CSS.escape(field.id)}-error"]`);
  if (holder) holder.textContent = message;
  const element = field && control(field);
  if (element?.matches('input, textarea, select'))
    element.setAttribute('aria-invalid', String(message !== ''));
  return Boolean(holder);
}

function set(name, value) {
  state.set(name, value);
  showError(name, '');
}

/** Text typed into an element, or chosen in it, as the form knows it. */
function bindText(field) {
  const element = control(field);
  state.set(field.name, element.value);
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => set(field.name, element.value));
  element.addEventListener('blur', () => {
    if (config.sends === 'fetch' && element.value !== state.get(field.name))
      element.value = state.get(field.name);
  });
}

function bindChoices(field) {
  const inputs = field.options.map((_, index) => find(`[id="${CSS.escape(`${field.id}_${index}`)}"]`));
  const read = () => inputs.filter((input) => input.checked).map((input) => input.value);
  state.set(field.name, read());
  for (const input of inputs) input.addEventListener('change', () => set(field.name, read()));
}

function bindDateParts(field) {
  const parts = ['year', 'month', 'day'].map((part) =>
    find(`[id="${CSS.escape(`field-${field.id}-${part}`)}"]`),
  );
  state.set(field.name, '');
  for (const part of parts) {
    part.addEventListener('input', () => {
      const [year, month, day] = parts.map((input) => input.value.trim());
      const whole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
      set(field.name, whole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '');
    });
  }
}

function bindConsent(field) {
  const box = control(field);
  state.set(field.name, box.checked ? '1' : '');
  box.addEventListener('change', () => set(field.name, box.checked ? '1' : ''));
}

/** Puts what the vendor's parser read into the form: over what stands there, or only where nothing does. */
function applyParsed(parsed, overwrite) {
  const [first = '', ...rest] = parsed.name.split(' ');
  for (const field of config.fields) {
    const words = `${field.id} ${field.label}`.toLowerCase();
    const value = /e-?mail/.test(words)
      ? parsed.email
      : /phone/.test(words)
        ? parsed.phone
        : /first.?name/.test(words)
          ? first
          : /last.?name/.test(words)
            ? rest.join(' ')
            : /^\W*(?:full )?name|candidate\.name|cname/.test(words)
              ? parsed.name
              : undefined;
    const element = value !== undefined && field.widget === 'text' ? control(field) : null;
    if (!element || (!overwrite && element.value !== '')) continue;
    element.value = value;
    state.set(field.name, value);
  }
}

const places = async (typed) => {
  const answer = await fetch(`/hosted/places?text=${encodeURIComponent(typed)}`);
  return (await answer.json()).map((place) => place.name);
};

const BINDERS = {
  text: bindText,
  textarea: bindText,
  select: bindText,
  radios: bindChoices,
  boxes: bindChoices,
  two_boxes: bindChoices,
  date_parts: bindDateParts,
  consent: bindConsent,
  combobox: (field) => bindCombobox(control(field), { options: field.options, set: keep(field) }),
  place: (field) => bindCombobox(control(field), { load: places, set: keep(field) }),
  menu: (field) => bindMenu(control(field), { options: field.options, set: keep(field) }),
  buttons: (field) => bindButtons(control(field), keep(field)),
  file: (field) =>
    bindUpload(control(field), {
      atOnce: config.sentAtOnce,
      set: keep(field),
      fail: (message) => showError(field.name, message),
      parsed:
        field.name === config.resume && config.parsed !== 'not'
          ? (result) => applyParsed(result, config.parsed === 'overwrites')
          : null,
    }),
};

/** Sets a value that no element of the form carries by itself. */
function keep(field) {
  state.set(field.name, '');
  let carrier = null;
  if (config.sends === 'post' && !['file', 'menu'].includes(field.widget)) {
    carrier = Object.assign(document.createElement('input'), { type: 'hidden', name: field.name });
    form.append(carrier);
  }
  return (value) => {
    set(field.name, value);
    if (carrier) carrier.value = value;
  };
}

function isEmpty({ name, prefilled }) {
  const value = state.get(name);
  // A dialing code alone is no answer.
  if (prefilled !== '' && value === prefilled) return true;
  return value instanceof File ? false : [value ?? ''].flat().join('').trim() === '';
}

function missing(steps) {
  return config.fields.filter((field) => field.required && field.step <= steps && isEmpty(field));
}

const stepOf = (field) => field.step;
const sections = () => [...form.querySelectorAll('.step')];

function showStep(number) {
  sections().forEach((section, index) => {
    section.hidden = index !== number;
  });
  form.scrollIntoView();
}

function showErrors(errors) {
  const names = Object.keys(errors);
  const first = config.fields.find(({ name }) => names.includes(name));
  if (first) showStep(stepOf(first));
  const unknown = names.filter((name) => !showError(name, errors[name]));
  if (unknown.length > 0) banner(errors[unknown[0]]);
}

function banner(message) {
  document.getElementById('form-error').textContent = message;
}

function collect() {
  const body = new FormData();
  for (const input of form.querySelectorAll('input[type=hidden], textarea[hidden], .extra-field input'))
    if (input.name) body.append(input.name, input.value);
  for (const input of form.querySelectorAll('.entry [name]')) body.append(input.name, input.value);
  for (const [name, value] of state)
    for (const one of [value].flat()) if (!isEmpty(byName.get(name))) body.append(name, one);
  return body;
}

function readCode() {
  const boxes = [...form.querySelectorAll('.security-code__boxes input')];
  const code = form.querySelector('[name=security_code]');
  if (code) code.value = boxes.map((box) => box.value).join('');
}

function ask(template) {
  const slot = document.getElementById('challenge');
  slot.replaceChildren(document.getElementById(template).content.cloneNode(true));
}

function unsolved() {
  const answer = form.querySelector('[name$="-response"]');
  return answer !== null && answer.value === '';
}

async function send(path) {
  const answer = await fetch(path + location.search, { method: 'POST', body: collect() });
  return answer.json().catch(() => ({ error: 'Something went wrong. Please try again.' }));
}

async function submit() {
  const result = await send(location.pathname);
  if (result.redirect) location.assign(result.redirect);
  else if (result.received) {
    const page = document.getElementById('application');
    const title = Object.assign(document.createElement('h2'), { textContent: config.done.title });
    const text = Object.assign(document.createElement('p'), { textContent: config.done.text });
    page.replaceChildren(title, text);
  } else if (result.errors) showErrors(result.errors);
  else if (result.captcha) ask('captcha-template');
  else if (result.code) ask('code-template');
  else banner(result.error);
}

function ready(step) {
  banner('');
  const empty = missing(step);
  if (empty.length > 0)
    showErrors(Object.fromEntries(empty.map(({ name }) => [name, 'This field is required.'])));
  return empty.length === 0;
}

for (const field of config.fields) BINDERS[field.widget]?.(field);

for (const section of form.querySelectorAll('.repeated')) {
  const [entries, template] = [section.querySelector('.entries'), section.querySelector('template')];
  let count = 0;
  section.querySelector('.add').addEventListener('click', () => {
    const entry = template.content.firstElementChild.cloneNode(true);
    entry.innerHTML = entry.innerHTML.replaceAll('[#]', `[${count}]`);
    count += 1;
    entry.querySelector('.remove').addEventListener('click', () => entry.remove());
    entries.append(entry);
  });
}

form.querySelectorAll('.next').forEach((button, step) => {
  button.addEventListener('click', async () => {
    await uploadsDone();
    if (!ready(step)) return;
    const result = await send(`${location.pathname}/steps/${step}`);
    if (result.errors) showErrors(result.errors);
    else if (result.error) banner(result.error);
    else showStep(step + 1);
  });
});

document.getElementById('autofill-file')?.addEventListener('change', async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  const body = new FormData();
  body.append('file', file);
  applyParsed(await (await fetch('/hosted/parse', { method: 'POST', body })).json(), true);
});

let sending = false;
form.addEventListener('submit', async (event) => {
  readCode();
  if (config.sends === 'post') {
    if (!ready(config.steps) || unsolved()) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (sending) return;
  sending = true;
  try {
    await uploadsDone();
    if (ready(config.steps) && !unsolved()) await submit();
  } catch {
    banner('Something went wrong. Please try again.');
  } finally {
    sending = false;
  }
});
document.querySelector('[data-shows=form]')?.addEventListener('click', (event) => {
  document.getElementById('form').hidden = false;
  event.target.remove();
});
// A submit control outside the form element, or in a shadow root, sends it too.
find('[data-submits]')?.addEventListener('click', () => form.requestSubmit());
