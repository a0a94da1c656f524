// What the page knows of the form. As in a page drawn by React, the state is the truth: a value that was put into
// an element without an input event is unknown here, is not sent, and is painted over at the next blur.

const values = new Map();

export const formState = {
  get: (name) => values.get(name),
  set(name, value) {
    values.set(name, value);
    showError(name, '');
  },
  all: () => Object.fromEntries(values),
};

/** Shows a message below a field and marks the field; an empty message clears both. */
export function showError(name, message) {
  const holder = document.getElementById(`${name}-error`);
  if (holder) holder.textContent = message;
  const control = document.getElementById(name);
  if (control?.matches('input, textarea, fieldset'))
    control.setAttribute('aria-invalid', String(message !== ''));
  control?.closest('.field-wrapper')?.classList.toggle('field-wrapper--error', message !== '');
}

/** Ties a text input to the state. */
export function bindText(name) {
  const input = document.getElementById(name);
  formState.set(name, '');
  input.addEventListener('input', () => formState.set(name, input.value));
  input.addEventListener('blur', () => {
    if (input.value !== formState.get(name)) input.value = formState.get(name);
  });
  return input;
}

/** Ties a group of boxes to the state: the labels of those that are ticked. */
export function bindCheckboxes(name, options) {
  const boxes = [...document.getElementById(name).querySelectorAll('input[type=checkbox]')];
  formState.set(name, []);
  for (const box of boxes) {
    box.addEventListener('change', () => {
      formState.set(
        name,
        boxes.filter((one) => one.checked).map((one) => options[Number(one.value)]),
      );
      // Each box carries `required` until one of them is ticked.
      const none = formState.get(name).length === 0;
      const wanted = document.getElementById(name).getAttribute('aria-required') === 'true';
      for (const one of boxes) one.required = wanted && none;
    });
  }
}

export function bindConsent(name) {
  const box = document.getElementById(name);
  formState.set(name, '');
  box.addEventListener('change', () => formState.set(name, box.checked ? '1' : ''));
}
