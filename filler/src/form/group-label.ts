import { isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { saysHow } from '../dom/how-words.ts';
import { wordsOf } from '../dom/text.ts';
import { hiddenBy } from '../dom/visible.ts';

/** A label that says no more than the part of a date that a box takes. */
const PART = /^(?:date|day|month|year|time|hours?|minutes?|datum|fecha|data|tag|monat|jahr|dia|m[êe]s|ano)$/i;
/** What many boxes share in the languages of forms, and what says nothing about whose it is: "Full name", "Celular". */
const PLAIN =
  /^(?:(?:your|full|legal|complete|home|current|mobile|cell|votre|ihre?|tu|su|seu|sua) )*(?:names?|(?:tele)?phone|phone number|mobile|address|date(?: of birth)?|name und vorname|vor- und nachname|telefon\p{L}*|handy\p{L}*|adresse|anschrift|geburtsdatum|nom(?: complet| et pr[ée]nom)?|t[ée]l[ée]phone|nombre(?: completo| y apellidos)?|tel[ée]fono|direcci[óo]n|nome(?: completo| e cognome)?|telefone|celular|endere[çc]o|cellulare|indirizzo|naam|volledige naam|telefoonnummer|adres|namn|imi[ęe] i nazwisko)$/iu;

/** How far out the question of several boxes stands. */
const HIGHEST = 5;

const isBox = (element: Element) =>
  (isInput(element) && !/^(?:hidden|submit|button|reset|image|radio|checkbox|file)$/.test(element.type)) ||
  isSelect(element) ||
  isTextArea(element);

function around(control: Element, label: Element): Element | null {
  let at = control.parentElement;
  for (let depth = 0; at && depth < HIGHEST; depth += 1, at = at.parentElement)
    if (at.contains(label)) return at;
  return null;
}

/** Whether a label that is tied to a box stands over others too, which a person sees. */
function isShared(control: Element, label: Element): boolean {
  const both = around(control, label);
  const boxes = both ? [...both.querySelectorAll('input, select, textarea')].filter(isBox) : [];
  return boxes.some((box) => box !== control && hiddenBy(box) === null);
}

/**
 * Of several labels that are tied to a box, the one that is its own: form builders tie the question over several boxes,
 * "Full name", to the first of them, and below it "First name".
 */
export function ownLabel(control: Element, tied: readonly Element[]): Element | null {
  const [first] = tied;
  if (!first || tied.length < 2 || !isShared(control, first)) return first ?? null;
  const own = tied.find((label) => !isShared(control, label));
  const words = wordsOf(own);
  return own && !saysHow(words) && !PART.test(words.replace(/\W+$/, '')) ? own : first;
}

/** The question over several boxes among which this one is, if it may be about somebody or something else; else nothing. */
export function groupQuestion(control: Element): string {
  let at = control.parentElement;
  for (let depth = 0; at && depth < HIGHEST; depth += 1, at = at.parentElement) {
    const tied = Map.groupBy(at.querySelectorAll('label[for]'), (label) => label.getAttribute('for'));
    for (const [id, labels] of tied) {
      const box = labels.length > 1 ? labels[0]?.ownerDocument.getElementById(id ?? '') : null;
      const [over] = labels;
      if (!box || !over || ownLabel(box, labels) === over) continue;
      const words = wordsOf(over).replace(/[\s:]+$/, '');
      return PLAIN.test(words) ? '' : words;
    }
    if (at.localName === 'form') break;
  }
  return '';
}
