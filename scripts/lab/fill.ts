import { readFile } from 'node:fs/promises';
import { type PlannedField, partOfDate, planForm } from '@huntwell/filler';
import { readPage, VENDORS, vendorOn } from '@huntwell/filler/page';
import { JSDOM, VirtualConsole } from 'jsdom';
import { readLabDossier } from './lab-dossier.ts';
import { attachShadowRoots } from './shadow-roots.ts';

const USAGE = 'Usage: npm run lab -- fill PAGE.html --dossier FILE.json';

type Row = {
  control: { id: string; name: string; label: string };
  topic: string;
  action: PlannedField['action'];
  value?: string;
  confidence: number;
};

/** What would happen to each control of a saved page, in page order. */
export async function planPage(
  html: string,
  dossier: unknown,
  url = 'https://employer.invalid/',
): Promise<Row[]> {
  // Scripts are not run and nothing is loaded; what the page complains about is no concern of the plan.
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  const { document } = window;
  attachShadowRoots(document);
  const address = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const vendor = VENDORS[vendorOn(document, new URL(URL.canParse(address) ? address : url))];
  const read = await readPage(document, vendor, null);
  const plan = planForm(
    read.map(({ field }) => (field.leave === 'later_step' ? { ...field, leave: undefined } : field)),
    readLabDossier(dossier),
  );
  const rows = plan.flatMap((planned, index) => rowsOf(planned, read[index]?.control.elements ?? []));
  window.close();
  return rows;
}

/** One row for a field; where its boxes have names of their own, one for each. */
function rowsOf(
  { field, topic, action, values, confidence }: PlannedField,
  elements: readonly HTMLElement[],
): Row[] {
  const { parts } = field;
  const base = { topic: topic.name, confidence: Math.round(confidence * 100) / 100 };
  const control = (element: Element | undefined, label = field.label) => ({
    id: element?.id ?? '',
    name: element?.getAttribute('name') ?? '',
    label,
  });
  if (parts) {
    const texts = parts.map(({ part, options }) =>
      action === 'fill' ? partOfDate(values[0] ?? '', part, options) : null,
    );
    return elements.map((element, index) => {
      const text = texts[index];
      if (!text) return { control: control(element), ...base, action };
      const label = `${field.label} (${parts[index]?.part})`;
      return { control: control(element, label), ...base, action, value: text };
    });
  }
  const names = new Set(elements.map((element) => element.getAttribute('name')));
  if (elements.length > 1 && names.size === elements.length) {
    return elements.map((element, index) => {
      const option = field.options[index] ?? '';
      const row = { control: control(element, `${field.label}: ${option}`), ...base };
      if (action !== 'choose') return { ...row, action };
      return values.includes(option) ? { ...row, action, value: option } : { ...row, action: 'leave' };
    });
  }
  const [first] = elements;
  const { markup } = field;
  return [
    {
      control: {
        id: first?.id ?? '',
        name: markup?.name || (first?.getAttribute('name') ?? ''),
        label: field.label,
      },
      ...base,
      action,
      ...(values.length > 0 && { value: values.join('\n') }),
    },
  ];
}

/** Prints the plan for a saved page as a JSON list. Answers the exit code. */
export async function runFill(args: string[]): Promise<number> {
  const at = args.indexOf('--dossier');
  const file = at >= 0 ? args[at + 1] : undefined;
  const page = args.find((one, index) => !one.startsWith('--') && (at < 0 || index !== at + 1));
  if (!page || !file) {
    console.error(USAGE);
    return 2;
  }
  try {
    const [html, dossier] = await Promise.all([readFile(page, 'utf8'), readFile(file, 'utf8')]);
    console.log(JSON.stringify(await planPage(html, JSON.parse(dossier)), null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
