import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';

/**
 * What a control must end with: a value, `@ask` (only the person can say), or `@leave` (nobody may touch it). Several
 * that are right are separated by `||`; where one of them is `@ask` or `@leave`, the control need not be filled.
 */
export type Wanted = { id: string; name: string; label: string; want: string };

export type LabeledForm = { name: string; html: string; dossier: unknown; wanted: Wanted[] };

const LABEL = 'data-want';

/** All that carry a wanted value, those inside of templates (declarative shadow roots) included. */
function labeledElements(root: ParentNode): Element[] {
  const inside = [...root.querySelectorAll('template')].flatMap(({ content }) => labeledElements(content));
  return [...root.querySelectorAll(`[${LABEL}]`), ...inside];
}

/** A page whose controls carry their wanted values in `data-want`; those attributes are removed before anyone reads it. */
function readLabeled(name: string, html: string, dossier: unknown): LabeledForm {
  const { document } = new JSDOM(html).window;
  const labeled = labeledElements(document);
  const wanted = labeled.map((element, index): Wanted => {
    // One without an id and a name gets an id that says nothing, so that its row can be found.
    if (!element.id && !element.getAttribute('name')) element.id = `c${index}`;
    return {
      id: element.id,
      name: element.getAttribute('name') ?? '',
      label: '',
      want: element.getAttribute(LABEL) ?? '',
    };
  });
  for (const element of labeled) element.removeAttribute(LABEL);
  return { name, html: document.documentElement.outerHTML, dossier, wanted };
}

/** The pages of a folder, for the applicant of its `dossier.json`, or of `PAGE.dossier.json` where there is one. */
export async function formsIn(folder: string): Promise<LabeledForm[]> {
  const files = new Set(await readdir(folder));
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const pages = [...files].filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    pages.map(async (file) => {
      const name = basename(file, '.html');
      const own = `${name}.dossier.json`;
      const dossier = await readJson(files.has(own) ? own : 'dossier.json');
      return readLabeled(name, await readFile(join(folder, file), 'utf8'), dossier);
    }),
  );
}

/** The invented forms of this folder, all for one applicant. */
export async function inventedForms(): Promise<LabeledForm[]> {
  return formsIn(import.meta.dirname);
}

/**
 * Forms that are labeled outside the project, because their texts are not ours: a JSON list of
 * `{page, dossier, wanted: [{id, name, label, want}]}`, with paths relative to that file.
 */
export async function labeledForms(truth_file: string): Promise<LabeledForm[]> {
  const at = (path: string) => join(dirname(truth_file), path);
  const rows: { page: string; dossier: string; wanted: Partial<Wanted>[] }[] = JSON.parse(
    await readFile(truth_file, 'utf8'),
  );
  return Promise.all(
    rows.map(async ({ page, dossier, wanted }) => ({
      name: basename(page, '.html'),
      html: await readFile(at(page), 'utf8'),
      dossier: JSON.parse(await readFile(at(dossier), 'utf8')),
      wanted: wanted.map((one) => ({ id: '', name: '', label: '', want: '', ...one })),
    })),
  );
}

type Row = { control: { id: string; name: string; label: string }; action: string; value?: string };

export type Score = {
  values: number;
  right: number;
  /** Values entered where the truth is known, right or not. */
  entered: number;
  left_touched: string[];
  ask_guessed: string[];
  /** Wanted values that are missing or wrong. */
  wrong: string[];
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same value: case, punctuation, and the country code of a phone number aside. */
function isSame(value: string, want: string): boolean {
  if (/^\+?[\d\s()-]{9,}$/.test(want))
    return value.replace(/\D/g, '').endsWith(want.replace(/\D/g, '').slice(-10));
  return plain(value) === plain(want);
}

/** Compares the plan of a form with what is wanted. */
export function scoreForm(form: LabeledForm, rows: readonly Row[]): Score {
  const score: Score = { values: 0, right: 0, entered: 0, left_touched: [], ask_guessed: [], wrong: [] };
  for (const { id, name, label, want } of form.wanted) {
    const row =
      // Pages of copied lines give several boxes one id.
      rows.find(({ control }) => id !== '' && control.id === id && control.name === name) ??
      rows.find(({ control }) => id !== '' && control.id === id) ??
      rows.find(({ control }) => name !== '' && control.name === name) ??
      rows.find(({ control }) => id === '' && name === '' && plain(control.label) === plain(label));
    const entered = row && (row.action === 'fill' || row.action === 'choose') ? (row.value ?? '') : null;
    const where = `${form.name}: ${row?.control.label || label || name || id}`;
    const allowed = want.split('||').map((one) => one.trim());
    const open = allowed.find((one) => one === '@leave' || one === '@ask');
    const same = entered !== null && allowed.some((one) => !one.startsWith('@') && isSame(entered, one));
    if (open && same) continue;
    if (entered !== null) score.entered += 1;
    if (open === '@leave') {
      if (entered !== null) score.left_touched.push(`${where} = ${entered}`);
    } else if (open === '@ask') {
      if (entered !== null) score.ask_guessed.push(`${where} = ${entered}`);
    } else {
      score.values += 1;
      if (same) score.right += 1;
      else score.wrong.push(`${where}: wanted ${want}, got ${entered ?? row?.action ?? 'no row'}`);
    }
  }
  return score;
}
