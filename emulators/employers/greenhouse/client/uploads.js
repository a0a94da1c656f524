import { formState, showError } from './form-state.js';

const pending = new Set();

/** Resolves when no upload is under way. */
export const uploadsDone = () => Promise.allSettled([...pending]);

/** The attach widget: the hidden input uploads at once, and the widget then shows the name with a remove button. */
export function bindUpload(group) {
  const name = group.dataset.upload;
  const input = document.getElementById(name);
  const buttons = group.querySelector('.button-container');
  formState.set(name, '');
  group.querySelector('[data-attach]').addEventListener('click', () => input.click());
  group.querySelector('[data-manual]')?.addEventListener('click', (event) => openManual(group, event.target));
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (!file) return;
    const work = upload(file).then((answer) => {
      if (answer.error) {
        showError(name, answer.error);
        input.value = '';
        return;
      }
      formState.set(name, answer.id);
      showFile(group, buttons, file.name, () => {
        formState.set(name, '');
        input.value = '';
      });
    });
    pending.add(work);
    work.finally(() => pending.delete(work));
  });
}

async function upload(file) {
  const body = new FormData();
  body.append('file', file);
  try {
    const answer = await fetch('/greenhouse/uploads', { method: 'POST', body });
    return await answer.json();
  } catch {
    return { error: 'The upload did not go through. Try again.' };
  }
}

function showFile(group, buttons, filename, onRemove) {
  const shown = document.createElement('div');
  shown.className = 'file-upload__filename';
  const label = document.createElement('p');
  label.textContent = filename;
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.setAttribute('aria-label', 'Remove file');
  remove.textContent = '×';
  remove.addEventListener('click', () => {
    shown.remove();
    buttons.hidden = false;
    onRemove();
  });
  shown.append(label, remove);
  buttons.hidden = true;
  group.append(shown);
}

function openManual(group, button) {
  const name = button.dataset.manual;
  if (document.getElementById(name)) return;
  const area = document.createElement('textarea');
  area.id = name;
  area.className = 'input';
  area.rows = 8;
  area.setAttribute('aria-label', 'Resume/CV text');
  area.addEventListener('input', () => formState.set(name, area.value));
  group.append(area);
  area.focus();
}
