import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

/** A file that the page sends through a form of its own, with a text to paste instead that is not shown. */
const upload = (question: string, shown = '') =>
  `<div role="group" aria-labelledby="q"><div id="q">${question}</div><form><label for="f">Attach</label><input type="file" id="f"></form><textarea style="display:none" aria-label="Text"></textarea>${shown}</div>`;

test('a file in a form of its own is named by the question around it', async () => {
  const [file] = await fieldsOf(upload('Resume/CV'));
  expect(file?.label).toBe('Resume/CV');
});

test('a question that asks for more beside the file does not name it', async () => {
  const [file] = await fieldsOf(upload('About you', '<label>City<input></label>'));
  expect(file?.label).not.toBe('About you');
});
