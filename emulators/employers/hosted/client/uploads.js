// Uploads: the name of the file appears when it has arrived; until then the form is not sent.

const running = new Set();

/** Resolves when no file is on its way. */
export const uploadsDone = () => Promise.allSettled([...running]);

async function post(address, file) {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetch(address, { method: 'POST', body });
  return { ok: answer.ok, ...(await answer.json()) };
}

export function bindUpload(input, { atOnce, set, fail, parsed }) {
  const box = input.parentElement;
  const work = async (file) => {
    const note = box.querySelector('.upload-note');
    box.querySelector('.file-name')?.remove();
    if (!file) {
      set('');
      return;
    }
    note.textContent = 'Uploading...';
    if (atOnce) {
      const stored = await post('/hosted/uploads', file);
      if (!stored.ok) {
        set('');
        fail(stored.error);
        note.textContent = 'Try another file';
        return;
      }
      set(stored.id);
    } else set(file);
    if (parsed) parsed(await post('/hosted/parse', file));
    note.textContent = '';
    const name = Object.assign(document.createElement('span'), {
      className: 'file-name',
      textContent: file.name,
    });
    box.append(name);
  };
  input.addEventListener('change', () => {
    const upload = work(input.files[0]).catch(() => fail('The upload did not go through. Try again.'));
    running.add(upload);
    upload.finally(() => running.delete(upload));
  });
  box.querySelector('.upload-button').addEventListener('click', () => input.click());
}
