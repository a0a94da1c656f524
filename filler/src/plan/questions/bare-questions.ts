import type { FormField } from '../../types.ts';

/** One of several words, whole, in any language that forms are written in. */
const words = (...some: readonly string[]) => `(?:${some.join('|')})`;

const ASKS = words(
  'where|when|which|what|who|how (?:long|many|often)|as what|since when',
  'wo|wann|welche[rsn]?|was|wer|wie lange|als was|seit wann|bei welche[rm]',
  'o[ùu]|quand|lequel|laquelle|lesquelles?|quelle?s?|combien(?: de temps)?|depuis quand',
  'd[óo]nde|cu[áa]ndo|cu[áa]l(?:es)?|qu[ée]|desde cu[áa]ndo|en qu[ée]|cu[áa]nto tiempo',
  'dove|quando|qual[ei]|quanto(?: tempo)?|da quando|onde|quais|h[áa] quanto tempo|desde quando',
  'waar|wanneer|welke?|hoe lang|sinds wanneer|gdzie|kiedy|kt[óo]r[ay]|jak d[łl]ugo|jaki[ea]?',
  'var|n[äa]r|vilk(?:en|et|a)|hur l[äa]nge|hvor(?: l[æe]nge)?|hvorn[åa]r|hvilke[nt]?|nerede|ne zaman|hangi(?:si)?|unde|c[âa]nd|care',
);
/** What may be asked of anything: a job, a school, an event. */
const OF_ANYTHING = words(
  'company|employer|position|job|school|college|year|month|language|location|place|city|country|date|role|department|branch',
  'firma|unternehmen|stelle|schule|jahr|sprache|ort|entreprise|poste|[ée]cole|ann[ée]e|langue|lieu|empresa|puesto|escuela|a[ñn]o|idioma|lugar',
  'azienda|posizione|scuola|anno|lingua|luogo|bedrijf|functie|jaar|taal|plaats|cargo|escola|ano|firm[ay]|stanowisk\\p{L}*|rok',
);
const ALONE = new RegExp(
  `^[^\\p{L}]*(?:(?:and|if so|if yes|wenn ja|si oui|und|et|y|e),? )?${ASKS}(?:,? (?:and|und|et|y|e|or|\\/) ?${ASKS})?(?: ${OF_ANYTHING})?[^\\p{L}]*$`,
  'iu',
);

/**
 * Whether a label is no more than a word that asks, "Where?", "Which company?": what it asks about stands in the line before,
 * and nothing that is known of the applicant is certain to be that.
 */
export function asksAboutLineBefore({ label }: FormField): boolean {
  return ALONE.test(label.trim());
}
