// The controls of the form. The state holds the answers; an element's own value counts for nothing, so a value set
// without an input event is lost, and the yes/no buttons take only a person's click.
import { call, el, fileForm } from './dom.js';

export const state = new Map();
const redraws = new Map();
const uploads = new Set();

/** Resolves when no file is on its way. */
export const uploadsDone = () => Promise.allSettled([...uploads]);

/** Puts an answer from outside (the autofill) into the state and onto the page. */
export function overwrite(path, value) {
  state.set(path, value);
  redraws.get(path)?.();
}

function textInput(field, attributes) {
  const tag = field.type === 'LongText' ? 'textarea' : 'input';
  const input = el(tag, { id: field.name, name: field.name, class: '_input_v5ami_28', ...attributes });
  state.set(field.name, '');
  input.addEventListener('input', () => state.set(field.name, input.value));
  const redraw = () => {
    if (input.value !== state.get(field.name)) input.value = state.get(field.name);
  };
  input.addEventListener('blur', redraw);
  redraws.set(field.name, redraw);
  return input;
}

function yesNo(field) {
  const hidden = el('input', { type: 'checkbox', name: field.name, tabindex: '-1', hidden: true });
  const buttons = field.options.map((option) =>
    el('button', { type: 'button', class: '_option_1svn2_32', 'aria-pressed': 'false' }, option),
  );
  const redraw = () => {
    const answer = state.get(field.name);
    hidden.checked = answer === 'Yes';
    buttons.forEach((button, index) => {
      button.classList.toggle('_active_1svn2_57', field.options[index] === answer);
      button.setAttribute('aria-pressed', String(field.options[index] === answer));
    });
  };
  buttons.forEach((button, index) => {
    button.addEventListener('click', (event) => {
      if (!event.isTrusted) {
        // Looks chosen, and is not.
        button.classList.add('_active_1svn2_57');
        return;
      }
      state.set(field.name, field.options[index]);
      redraw();
    });
  });
  state.set(field.name, '');
  redraws.set(field.name, redraw);
  return el(
    'div',
    { role: 'group', class: '_yesno_1svn2_26', 'aria-label': field.label },
    ...buttons,
    hidden,
  );
}

function choices(field) {
  const multiple = field.type === 'MultiValueSelect';
  state.set(field.name, multiple ? [] : '');
  const inputs = field.options.map((option, index) =>
    el('input', {
      type: multiple ? 'checkbox' : 'radio',
      id: `${field.name}-labeled-${multiple ? 'checkbox' : 'radio'}-${index}`,
      name: field.name,
      value: option,
      onchange: () => {
        const chosen = inputs.filter((input) => input.checked).map((input) => input.value);
        state.set(field.name, multiple ? chosen : (chosen[0] ?? ''));
      },
    }),
  );
  redraws.set(field.name, () => {
    const chosen = [state.get(field.name)].flat();
    for (const input of inputs) input.checked = chosen.includes(input.value);
  });
  const rows = inputs.map((input) =>
    el(
      'div',
      { class: '_option_1258i_35' },
      el('span', {}, input),
      el('label', { for: input.id }, input.value),
    ),
  );
  return el('fieldset', { class: '_container_1258i_29', 'aria-label': field.label }, ...rows);
}

function consent(field) {
  state.set(field.name, '');
  const box = el('input', {
    type: 'checkbox',
    id: field.name,
    name: field.name,
    onchange: () => state.set(field.name, box.checked ? '1' : ''),
  });
  redraws.set(field.name, () => {
    box.checked = state.get(field.name) === '1';
  });
  return el('div', { class: '_option_1258i_35' }, box, el('span', {}, 'I agree'));
}

function file(field) {
  state.set(field.name, '');
  const holder = el('div', { class: 'ashby-application-form-input-file' });
  const input = el('input', { id: field.name, type: 'file', tabindex: '-1', style: 'display:none' });
  const button = el(
    'button',
    { type: 'button', class: '_button_8wvgw_29', onclick: () => input.click() },
    'Upload File',
  );
  const note = el('p', { class: '_note_4f7k1_9' }, 'or drag and drop here');
  const remove = () => {
    state.set(field.name, '');
    input.value = '';
    holder.replaceChildren(input, button, note);
  };
  input.addEventListener('change', () => {
    const [chosen] = input.files;
    if (!chosen) return;
    button.textContent = 'Uploading...';
    const work = call('ApiUploadFormFile', fileForm(chosen))
      .then(({ data, errors }) => {
        button.textContent = 'Upload File';
        if (errors) {
          note.textContent = errors[0].message;
          return;
        }
        state.set(field.name, data.handle);
        const item = el(
          'div',
          { class: 'ashby-application-form-input-file-item' },
          el('span', {}, chosen.name),
        );
        item.append(
          el('button', { type: 'button', 'aria-label': `Delete ${chosen.name}`, onclick: remove }, '×'),
        );
        button.textContent = 'Replace';
        holder.replaceChildren(input, item, button);
      })
      .catch(() => {
        button.textContent = 'Upload File';
        note.textContent = 'The upload did not go through. Try again.';
      });
    uploads.add(work);
    work.finally(() => uploads.delete(work));
  });
  holder.append(input, button, note);
  return holder;
}

function place(field) {
  state.set(field.name, '');
  let menu;
  let timer;
  const close = () => {
    menu?.remove();
    menu = undefined;
    input.setAttribute('aria-expanded', 'false');
  };
  const choose = (name) => {
    state.set(field.name, name);
    input.value = name;
    close();
  };
  const input = el('input', {
    role: 'combobox',
    class: '_input_v5ami_28',
    placeholder: 'Start typing...',
    autocomplete: 'off',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-label': field.label,
    oninput: () => {
      state.set(field.name, '');
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const query = input.value;
        const { data } = await call('ApiSearchLocations', { variables: { query } });
        if (query !== input.value || document.activeElement !== input) return;
        close();
        menu = el('div', { role: 'listbox', class: '_floatingContainer_v5ami_86' });
        for (const { name } of data.locations)
          menu.append(
            el('div', { role: 'option', class: '_option_v5ami_97', onclick: () => choose(name) }, name),
          );
        menu.addEventListener('mousedown', (event) => event.preventDefault());
        const box = input.getBoundingClientRect();
        menu.style.cssText = `left:${box.left + scrollX}px;top:${box.bottom + scrollY}px;width:${box.width}px`;
        document.body.append(menu);
        input.setAttribute('aria-expanded', 'true');
      }, 250);
    },
    onkeydown: (event) => {
      if (event.key === 'Enter' && menu?.firstChild) choose(menu.firstChild.textContent);
      if (event.key === 'Escape') close();
    },
    // What was typed and not chosen does not count, and goes.
    onblur: () => {
      close();
      input.value = state.get(field.name);
    },
  });
  redraws.set(field.name, () => {
    input.value = state.get(field.name);
  });
  return el('div', { class: '_inputContainer_v5ami_59' }, input);
}

const CONTROLS = {
  String: (field) =>
    textInput(field, { type: 'text', placeholder: 'Type here...', required: field.required }),
  Email: (field) =>
    textInput(field, { type: 'email', placeholder: 'hello@example.com...', required: field.required }),
  Phone: (field) => textInput(field, { type: 'tel', placeholder: '1-415-555-1234...' }),
  Number: (field) => textInput(field, { type: 'text', inputmode: 'numeric', placeholder: 'Type here...' }),
  Date: (field) => textInput(field, { type: 'text', placeholder: 'Pick date...' }),
  LongText: (field) => textInput(field, { placeholder: 'Type here...', rows: '4' }),
  Boolean: yesNo,
  ValueSelect: choices,
  MultiValueSelect: choices,
  Consent: consent,
  File: file,
  Location: place,
};

/** One entry: the question (its required mark is drawn by CSS alone) and its control. */
export function fieldEntry(field) {
  const title = el(
    'label',
    {
      class: `ashby-application-form-question-title _heading_101oc_53${field.required ? ' _required_101oc_92' : ''}`,
      for: field.name,
    },
    field.label,
  );
  return el(
    'div',
    { class: 'ashby-application-form-field-entry _fieldEntry_1e3gg_28', 'data-field-path': field.name },
    title,
    CONTROLS[field.type](field),
    el('p', { class: '_error_101oc_107', id: `error-${field.name}` }),
  );
}
