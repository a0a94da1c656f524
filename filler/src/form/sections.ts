import { closestOf, elementsIn, selfAndAncestors } from '../dom/elements.ts';
import { wordsOf } from '../dom/text.ts';
import type { FormField } from '../types.ts';
import type { Control } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { groupQuestion } from './group-label.ts';
import { headingOf, lineOnAnother } from './headings-of-page.ts';
import { historyUnder, isUncertain, namesPlace } from './history-headings.ts';

/** Parts of a page that a heading inside of them is over, as far as they reach. */
const PART = 'section, article, details, [role=group], [role=region]';

/** What stands over a control; `is_question` if that is a question over several boxes, no heading. */
export type Section = { words: string; is_question: boolean };

type Heading = { words: string; part: Element | null };

/** How many boxes a line of words is over that no element makes a heading. */
const OVER = 6;

/** What adds the first entry to a list that is still empty. */
const ADDS =
  /(?<!\p{L})(?:add|new|hinzuf[üu]gen|neue[rsn]?|ajouter|a[ñn]adir|agregar|adicionar|incluir|aggiungi|toevoegen|dodaj|l[äa]gg till|tilf[øo]j|legg til|lis[äa]{2}|p[řr]idat|hozz[áa]ad|ad[ăa]uga|ekle)/iu;

/** Whether a button adds an entry here. One that folds a part in and out leaves the heading over what it opens. */
function addsEntry(button: Element): boolean {
  const folds = button.hasAttribute('aria-expanded') || button.hasAttribute('aria-controls');
  return !folds && ADDS.test(`${wordsOf(button)} ${button.getAttribute('aria-label') ?? ''}`);
}

/** The part of the page that a heading is over, if that holds boxes, or adds them when asked. */
function partOf(element: Element): Element | null {
  const part = closestOf(element, PART);
  if (!part || part === element) return null;
  const adds = [...part.querySelectorAll('button, [role=button]')].some(addsEntry);
  return controlsBelow(part).length > 0 || adds ? part : null;
}

/** Whether an element stands in a part, or in another one that is drawn as it is and follows it: the next entry. */
function isWithin(around: readonly Element[], part: Element): boolean {
  const isAlike = (one: Element) =>
    one.parentElement === part.parentElement &&
    one.localName === part.localName &&
    one.className === part.className;
  return around.some((one) => one === part || isAlike(one));
}

/** The heading above each control: of the fieldset around it, else the last one before it that reaches so far. */
export function sectionsOf(root: ParentNode, controls: readonly Control[]): Map<Control, Section> {
  const first = new Map(controls.map((control) => [control.elements[0] as Element, control]));
  const sections = new Map<Control, Section>();
  const headings: Heading[] = [];
  let line = { words: '', left: 0 };
  for (const element of elementsIn(root)) {
    const words = headingOf(element);
    if (words) headings.push({ words, part: partOf(element) });
    const said = words ? '' : lineOnAnother(element);
    if (words) line = { words: '', left: 0 };
    else if (said && !(line.left > 0 && line.words.includes(said))) line = { words: said, left: OVER };
    const control = first.get(element);
    if (!control) continue;
    const around = [...selfAndAncestors(element)];
    const heading = headings.findLast(({ part }) => part === null || isWithin(around, part));
    const fieldset = fieldsetAround(control);
    const question = fieldset ? '' : groupQuestion(element);
    const onAnother = line.left > 0 ? line.words : '';
    line.left -= 1;
    const over = fieldset || question || onAnother || (heading?.words ?? '');
    sections.set(control, { words: over, is_question: question !== '' });
  }
  return sections;
}

/** The legend of a fieldset that holds several questions. */
function fieldsetAround({ elements }: Control): string {
  const [first] = elements;
  let around = first ? closestOf(first, 'fieldset') : null;
  while (around) {
    const others = controlsBelow(around).some((one) => !elements.includes(one as HTMLElement));
    if (others) return wordsOf(around.querySelector('legend'));
    around = around.parentElement ? closestOf(around.parentElement, 'fieldset') : null;
  }
  return '';
}

const JOB_NAME =
  /(?:^|[^a-z])(?:jobs?|work(?:[_-]?(?:experience|history))?|experiences?|employ(?:ment|er)?s?|positions?)(?:[_-]?(?:data|details?|info|history|list|entr(?:y|ies)|items?|records?))?[^a-z]*\d/i;
const SCHOOL_NAME =
  /(?:^|[^a-z])(?:educations?|schools?|degrees?|disciplines?|universit(?:y|ies)|academics?)(?:[_-]?(?:data|details?|info|history|list|entr(?:y|ies)|items?|records?))?[^a-z]*\d|^(?:school|degree|discipline|(?:start|end)-(?:month|year|date))--\d/i;

/** Which kind of entry a field belongs to, by the part of the form it stands in or by its name. */
export function repeatedPart(section: string, name: string): 'job' | 'school' | null {
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2');
  const of = historyUnder(section);
  if (SCHOOL_NAME.test(plain) || of === 'school') return 'school';
  return JOB_NAME.test(plain) || of === 'job' ? 'job' : null;
}

/** Under a heading that may be over something else, no field is part of an entry unless one names where that was. */
export function onlyHistories(fields: FormField[]): void {
  const certain = new Set(fields.filter(({ label }) => namesPlace(label)).map(({ section }) => section));
  for (const field of fields) {
    const { section = '', markup } = field;
    const isNamed = repeatedPart('', markup?.name || markup?.id || '') !== null;
    if (field.repeat && !isNamed && isUncertain(section) && !certain.has(section)) delete field.repeat;
  }
}

/** Numbers the entries: a question that was asked in this entry already begins the next one. */
export function numberRepeats(fields: FormField[]): void {
  const entries = {
    job: { index: 0, asked: new Set<string>() },
    school: { index: 0, asked: new Set<string>() },
  };
  for (const { repeat, label, leave } of fields) {
    // The native list behind a drawn one asks nothing a second time.
    if (!repeat || (leave && leave !== 'later_step')) continue;
    const entry = entries[repeat.of];
    const question = label.toLowerCase();
    if (entry.asked.has(question)) {
      entry.index += 1;
      entry.asked.clear();
    }
    entry.asked.add(question);
    repeat.index = entry.index;
  }
}
