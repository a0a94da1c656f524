import { closestOf, elementsIn, selfAndAncestors } from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { remembered } from '../dom/remembered.ts';
import { wordsOf } from '../dom/text.ts';
import type { Control } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { type Drawn, drawnHeading } from './drawn-headings.ts';
import { groupQuestion } from './group-label.ts';
import { labelledBy } from './option-words.ts';

/** Parts of a page that a heading inside of them is over, as far as they reach. */
const PART = 'section, article, details, [role=group], [role=region]';
const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';
/** Parts that carry their name themselves, or are named by another element. */
const NAMED = 'fieldset, details, [role=group], [role=region], [role=tabpanel], section';
/** No heading is longer that is not marked as one. */
const LONGEST = 80;
/** So many boxes are no single question. */
const SEVERAL = 3;
/** Below every heading that is marked as one. */
const DRAWN = 7;

/** What stands over a control; `is_question` if that is a question over several boxes, no heading. */
export type Section = {
  words: string;
  is_question: boolean;
  /** The headings that this one stands below, from the inside out. */
  above: string[];
};

type Heading = {
  words: string;
  /** 1 for the title of the page; a heading stands below those of lesser levels. */
  level: number;
  /** What it is over as a whole; null up to the next heading. */
  part: Element | null;
  /** How many boxes more it is over; null for any number. */
  left: number | null;
  /** The name of the part itself, which tells nothing of the parts that follow. */
  named?: true;
  /** A drawn one of something that is known. */
  known?: boolean;
};

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

/** A row of a table that is one cell over all columns, as old forms head their parts. */
function isRowOfOneCell(element: Element): boolean {
  if (element.localName !== 'tr' || element.children.length !== 1) return false;
  return Number(element.firstElementChild?.getAttribute('colspan') ?? 1) > 1;
}

function levelOf(element: Element): number {
  const said = Number(element.getAttribute('aria-level') ?? 0);
  return said || Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? DRAWN - 1);
}

/** Whether a control takes its name from a heading: it is the title of one question, as builders draw them. */
function namesControl(element: Element): boolean {
  const named = remembered('named by', element.ownerDocument, () => {
    const boxes = controlsBelow(element.ownerDocument.documentElement);
    return new Set(boxes.flatMap((one) => (one.getAttribute('aria-labelledby') ?? '').split(/\s+/)));
  });
  return [element, ...element.querySelectorAll('[id]')].some(({ id }) => id !== '' && named.has(id));
}

/** A heading that is marked as one. */
function markedHeading(element: Element): Heading | null {
  const isHeading = element.matches(HEADING) || element.localName === 'caption' || isRowOfOneCell(element);
  if (!isHeading || controlsBelow(element).length > 0) return null;
  const words = wordsOf(element) || (element.querySelector('img[alt]')?.getAttribute('alt') ?? '').trim();
  if (words === '' || (!element.matches(HEADING) && words.length > LONGEST)) return null;
  return {
    words: namesControl(element) ? '' : words,
    level: levelOf(element),
    part: partOf(element),
    left: null,
  };
}

/** The tab or the button that opens a part of the page, by the id of that part. */
function openerOf(part: Element): Element | null {
  if (part.id === '') return null;
  const openers = remembered('openers', part.ownerDocument, () => {
    const found = new Map<string, Element>();
    for (const one of part.ownerDocument.querySelectorAll(
      'a[href^="#"], button[aria-controls], [role=tab][aria-controls], [role=button][aria-controls]',
    )) {
      const id = one.getAttribute('aria-controls') ?? (one.getAttribute('href') ?? '').slice(1);
      if (id !== '' && !found.has(id)) found.set(id, one);
    }
    return found;
  });
  return openers.get(part.id) ?? null;
}

/** The name of a part of the page: its legend, its own, or what the tab says that opens it. */
function nameOf(part: Element): string {
  if (part.localName === 'fieldset') {
    const legend = wordsOf(part.querySelector('legend'));
    if (legend) return legend;
  }
  if (part.localName === 'details') return wordsOf(part.querySelector('summary'));
  if (part.matches(NAMED)) {
    const named = cleanLabel(labelledBy(part) || (part.getAttribute('aria-label') ?? ''));
    if (named) return named;
  }
  const opener = part.matches('input, select, textarea, form, main, body') ? null : openerOf(part);
  return opener && opener.getAttribute('aria-haspopup') === null ? wordsOf(opener) : '';
}

/** Whether an element is around several questions: one that is around a single one asks that. */
function holdsSeveral(part: Element, controls: readonly Control[]): boolean {
  return controls.filter(({ elements }) => elements.some((one) => part.contains(one))).length > 1;
}

/** A part of the page that has a name. */
function namedPart(element: Element, controls: readonly Control[]): Heading | null {
  if (!(element.matches(NAMED) || element.id !== '') || controlsBelow(element).length < 2) return null;
  const words = nameOf(element);
  if (words === '' || !holdsSeveral(element, controls)) return null;
  return { words, level: DRAWN - 1, part: element, left: null, named: true };
}

/** The lines of a page that head what stands below them, though nothing marks them as headings. */
function drawnHeadings(
  elements: readonly Element[],
  asked: ReadonlyMap<Element, string>,
): Map<Element, Heading> {
  const found: { element: Element; heading: Heading; drawn: Drawn; boxes: number }[] = [];
  for (const element of elements) {
    const last = found.at(-1);
    if (asked.has(element) && last && asked.get(element) !== last.heading.words) last.boxes += 1;
    const drawn = drawnHeading(element);
    // What stands inside of a heading says the same.
    if (!drawn || (last?.element.contains(element) && last.boxes === 0)) continue;
    found.push({
      element,
      drawn,
      boxes: 0,
      heading: {
        words: drawn.words,
        level: DRAWN,
        part: partOf(element),
        left: drawn.most,
        known: drawn.certain,
      },
    });
  }
  const certain = found.filter(({ drawn, boxes }) => drawn.certain || boxes > 1);
  // Where one heads several boxes of a known part, all that are drawn so are headings.
  const drawnSo = new Set(
    certain
      .filter(({ drawn, boxes }) => drawn.known && boxes >= SEVERAL)
      .map(({ element }) => element.className),
  );
  const isDrawnSo = ({ className }: Element) => className !== '' && drawnSo.has(className);
  return new Map(
    found
      .filter((one) => certain.includes(one) || isDrawnSo(one.element))
      .map(({ element, heading }) => [element, heading]),
  );
}

/** The headings over a box, from the inside out: of those of one level, only the last. */
function headingsOver(headings: readonly Heading[], around: readonly Element[]): Heading[] {
  const over: Heading[] = [];
  for (const heading of headings.toReversed()) {
    const { part, level, left, named } = heading;
    if (left === 0 || (part !== null && !(named ? around.includes(part) : isWithin(around, part)))) continue;
    const [inner] = over.slice(-1);
    const isAbove =
      !inner || level < inner.level || (part !== null && inner.part !== part && part.contains(inner.part));
    if (isAbove) over.push(heading);
  }
  return over;
}

/** Whether a heading is what the box behind it is asked by: the title of one question. */
function isAsked(
  words: string,
  at: number,
  elements: readonly Element[],
  asked: ReadonlyMap<Element, string>,
): boolean {
  const next = elements.slice(at + 1).find((one) => asked.has(one));
  return next !== undefined && asked.get(next) === words;
}

/**
 * What stands over each control: the heading that is nearest to it, and those above that.
 *
 * @param labelled what a control asks
 */
export function sectionsOf(
  root: ParentNode,
  controls: readonly Control[],
  labelled: (control: Control) => string,
): Map<Control, Section> {
  const first = new Map(controls.map((control) => [control.elements[0] as Element, control]));
  const asked = new Map([...first].map(([element, control]) => [element, labelled(control)]));
  const sections = new Map<Control, Section>();
  const elements = [...elementsIn(root)];
  const drawn = drawnHeadings(elements, asked);
  const headings: Heading[] = [];
  for (const [at, element] of elements.entries()) {
    const heading = markedHeading(element) ?? namedPart(element, controls) ?? drawn.get(element);
    // The title of one question ends the part before it.
    if (heading)
      headings.push(
        !heading.known && isAsked(heading.words, at, elements, asked) ? { ...heading, words: '' } : heading,
      );
    const control = first.get(element);
    if (!control) continue;
    const over = headingsOver(headings, [...selfAndAncestors(element)]);
    const question = groupQuestion(element);
    const words = over.map((one) => one.words).filter(Boolean);
    for (const one of headings) if (one.left) one.left -= 1;
    sections.set(control, {
      words: question || (words[0] ?? ''),
      above: question ? words : words.slice(1),
      is_question: question !== '',
    });
  }
  return sections;
}
