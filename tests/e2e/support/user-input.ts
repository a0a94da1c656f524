import type { Locator, Page } from '@playwright/test';
import type { ChosenFile } from './resumes.ts';

/** How a user operates the product: the same journey by pointer or by keyboard only. */
export type UserInput = {
  /** Presses so far: clicks, taps, Enter or Space. */
  presses: number;
  /** When the last press happened, by `performance.now()`: what it takes to get there is no waiting time. */
  pressed_at: number;
  /** Presses a button or link, or chooses a box, radio button or tab. */
  press(target: Locator): Promise<void>;
  /** Writes into a field in place of what stands there; a date as `2027-01-15`. */
  write(target: Locator, text: string): Promise<void>;
  /** Chooses the last option of a list that opens. */
  chooseLast(list: Locator): Promise<void>;
  /** Chooses a file through this button. */
  giveFile(place: Locator, button: Locator, file: ChosenFile): Promise<void>;
};

/** Drops a file on the drop zone. */
export async function dropFile(page: Page, place: Locator, file: ChosenFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    { name: file.name, type: file.type, base64: Buffer.from(file.bytes).toString('base64') },
  );
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

/** A mouse or a finger. */
export function pointer(page: Page): UserInput {
  return {
    presses: 0,
    pressed_at: 0,
    async press(target) {
      this.presses += 1;
      this.pressed_at = performance.now();
      await target.click();
    },
    write: (target, text) => target.fill(text),
    async chooseLast(list) {
      await list.click();
      await page.getByRole('option').last().click();
    },
    async giveFile(place, _button, file) {
      this.presses += 1;
      await dropFile(page, place, file);
    },
  };
}

const MOST_STEPS = 400;

/** Tab, arrows, Enter and Space: nothing is focused or clicked from outside. */
export function keyboard(page: Page): UserInput {
  const { keyboard: keys } = page;

  /** Moves there as a user does: by Tab, and by arrow keys within tabs and radio buttons. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const key = await target.evaluate((wanted) => {
        const at = document.activeElement;
        if (at === wanted) return null;
        const radios = wanted instanceof HTMLInputElement && wanted.type === 'radio' ? wanted.name : null;
        const beside =
          (radios && at instanceof HTMLInputElement && at.name === radios) ||
          wanted.closest('[role=tablist]')?.contains(at);
        const behind = Boolean(
          at && at !== document.body && wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        return beside ? (behind ? 'ArrowLeft' : 'ArrowRight') : behind ? 'Shift+Tab' : 'Tab';
      });
      if (!key) return;
      await keys.press(key);
    }
    throw new Error(`The keyboard does not lead to ${target}`);
  }

  return {
    presses: 0,
    pressed_at: 0,
    async press(target) {
      this.presses += 1;
      await reach(target);
      const kind = await target.evaluate((one) => (one instanceof HTMLInputElement ? one.type : 'button'));
      if (kind === 'radio' && (await target.isChecked())) return;
      this.pressed_at = performance.now();
      await keys.press(kind === 'button' ? 'Enter' : 'Space');
    },
    async write(target, text) {
      await reach(target);
      if ((await target.getAttribute('type')) === 'date') {
        const [year, month, day] = text.split('-');
        await keys.type(`${month}${day}${year}`);
      } else {
        await keys.press('ControlOrMeta+A');
        await keys.insertText(text);
      }
    },
    async chooseLast(list) {
      await reach(list);
      await keys.press('ArrowDown');
      await page.getByRole('option').last().waitFor();
      await keys.press('End');
      await keys.press('Enter');
    },
    async giveFile(_place, button, file) {
      this.presses += 1;
      const chooser = page.waitForEvent('filechooser');
      await reach(button);
      await keys.press('Enter');
      const { name, type, bytes } = file;
      await (await chooser).setFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
    },
  };
}
