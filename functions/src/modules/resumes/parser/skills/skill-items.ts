import { canonicalSkill } from '../../../job-text/skills/find-skills.ts';
import { vocabulary } from '../../../job-text/skills/vocabulary.ts';
import { findDates } from '../dates/dates.ts';
import { LEVEL, LEVEL_BEHIND } from './skill-levels.ts';

export type Item = { value: string; page: number; line: number; confidence: number };

/** Words before a skill that say how well somebody knows it, in eleven languages. */
const LEAD = new RegExp(
  `^(?:${[
    'and|or|&|etc\\.?|e\\.g\\.|including|such as|using|with|proficient (?:in|with)|experienced? (?:in|with)|familiar with|knowledge of|working knowledge of|expertise in|experience in|skilled in|strong|hands[- ]on experience (?:in|with)|well versed (?:in|with)|good (?:knowledge|understanding) of|understanding of|basic knowledge of|basics of',
    '(?:(?:sehr )?gute|fundierte|sichere|umfassende|umfangreiche|vertiefte|erweiterte|solide|grundlegende|erste) (?:kenntnisse|erfahrung(?:en)?) (?:in|im|mit|der|von)|(?:grund|basis|experten)?kenntnisse (?:in|im|der|von)|erfahrung(?:en)? (?:in|mit|im)|(?:sicherer )?umgang mit|wie|sowie',
    "(?:(?:tr[eè]s )?bonnes?|solides?) (?:connaissances?|ma[iî]trise) (?:en|de|des|du|d['’])|connaissances? (?:en|de|des|du|d['’])|notions (?:en|de|d['’])|ma[iî]trise (?:de|des|du|d['’])|exp[eé]rience (?:en|avec|de)",
    '(?:buen(?:os)? |amplios? |s[oó]lidos? )?(?:conocimientos?|dominio|manejo)(?: (?:b[aá]sicos?|medios?|avanzados?|intermedios?))? (?:en|de|del)|experiencia (?:en|con)',
    '(?:buon[ae] |ottim[ae] |discret[ae] )?conoscenz[ae](?: (?:base|avanzata|di base))? (?:di|del|della|dei|in)|esperienza (?:con|in|di)|uso (?:di|del)',
    '(?:bons? |amplos? )?(?:conhecimentos?|dom[ií]nio)(?: (?:b[aá]sicos?|intermedi[aá]rios?|avan[cç]ados?))? (?:em|de|do|da)|experi[eê]ncia (?:em|com)',
    '(?:goede |uitgebreide |basis)?(?:kennis|ervaring) (?:van|met|in)|bedreven (?:in|met)',
    '(?:bardzo dobra |dobra |podstawowa |bieg[lł]a )?znajomo[sś][cć]|obs[lł]uga',
    '(?:bune )?cuno[sș]tin[tț]e (?:de|in|[iî]n|privind)|utilizare(?:a)?',
    '(?:goda |mycket goda |grundl[aä]ggande )?kunskaper (?:i|inom|om)|erfarenhet (?:av|inom)',
  ].join('|')})\\s+`,
  'iu',
);

export function isKnownSkill(text: string): boolean {
  return vocabulary().skills.has(canonicalSkill(text));
}

const GRAMMAR =
  /^(?:of|the|with|to|in|for|a|an|by|as|on|from|is|are|was|have|has|having|using|that|which|who|my|i|can|various|into|their|its|this|at|being|well)$/i;

/** Sentences tell of skills, they do not list them: cut at commas they would give halves of sentences. */
export function isSentence(text: string): boolean {
  const plain = text.replace(/\([^)]*\)?/g, '');
  const words = plain
    .replace(LEAD, '')
    .split(/[\s,;]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < 6) return false;
  const grammar = words.filter((word) => GRAMMAR.test(word)).length;
  const items = plain.split(/[,;|•·]/).length;
  return grammar / words.length >= 0.18 && words.length / items > 2.5;
}

/** Splits at commas, semicolons, strokes and dots outside of brackets; a bracket with a list gives its items too. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let current = '';
  let inside = '';
  const flush = () => {
    items.push(...tidy(current, inside));
    current = '';
    inside = '';
  };
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth > 0) inside += sign;
    else if (
      /[,;|•·▪●‣]/.test(sign) ||
      (sign === '/' && /\s/.test(text[index - 1] ?? '') && /\s/.test(text[index + 1] ?? ''))
    )
      flush();
    else current += sign;
  }
  flush();
  return items.flatMap((item) => twoOf(item).filter(isSkill));
}

const AND = /\s+(?:and|und|et|y|e|en|i|och|ve|[sș]i)\s+/u;

/** "Solidworks und ANSYS", "CSS et C/C++": two skills, if both are known or written as names of products are. */
function twoOf(item: string): string[] {
  if (!AND.test(item) || isKnownSkill(item)) return [item];
  const halves = item.split(AND).map((half) => half.replace(LEAD, ''));
  const areSkills = halves.every((half) => isKnownSkill(half) || isProduct(half));
  // "Inventor und ANSYS"
  const areShort = halves.every((half) => half.split(' ').length <= 2 && /^\p{Lu}/u.test(half));
  return areSkills || (areShort && halves.some(isProduct)) ? halves : [item];
}

/** "ANSYS", "LabVIEW", "C/C++": capitals where words have none. */
function isProduct(text: string): boolean {
  return text.length > 1 && !text.includes(' ') && (/\p{L}\p{Lu}/u.test(text) || /[+#/\d]/.test(text));
}

function tidy(outer: string, inner: string): string[] {
  const base = outer
    .split(LEVEL_BEHIND)[0]!
    .split(/\.\s+(?=\p{Lu})/u)
    .map((piece) =>
      piece
        .trim()
        .replace(LEAD, '')
        .replace(LEAD, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s:.–—*-]+|[\s:.–—*]+$/g, (found, at) =>
          at === 0 && /^\.\p{L}/u.test(piece)
            ? '.'
            : found.includes('.') && /\b\p{L}\.$/u.test(piece)
              ? '.'
              : '',
        )
        .trim(),
    );
  const inside = inner.split(/[,;/]/).map((piece) => piece.trim());
  const listed =
    inside.length > 1 &&
    inside.every((piece) => !LEVEL.test(piece) && !LEAD.test(`${piece} `) && piece.split(/\s+/).length < 4)
      ? inside
      : [];
  return [...base, ...listed].filter(isSkill);
}

/** "Fortran 2008", "NEC 2020": the year of a standard or a version, no date. */
function isEdition(text: string): boolean {
  const name = /^(\S.*?) (?:19|20)\d{2}$/.exec(text)?.[1];
  return name !== undefined && (isKnownSkill(name) || /^[A-Z]{2,6}$/.test(name));
}

/** A letter or a pasted email ends with it. */
const CLOSING =
  /^(?:mit (?:freundlichen|besten|herzlichen) gr[uü](?:ß|ss)en|(?:best|kind|warm) regards|yours (?:sincerely|faithfully)|sincerely|cordialement|bien cordialement|saludos(?: cordiales)?|un saludo|cordiali saluti|distinti saluti|atenciosamente|met vriendelijke groet(?:en)?|z powa[zż]aniem|cu stim[aă]|med v[aä]nliga? h[aä]lsning(?:ar)?|sayg[iı]lar[iı]mla)$/iu;

/** What people note there that is none: "References on request", "Führerschein Klasse B". */
const NOTE =
  /^(?:references?|referenzen|r[eé]f[eé]rences|referencias|referenze|refer[eê]ncias|referenties|referencje|referin[tț]e|referenser|referanslar)(?!\p{L}).{0,40}$|^(?:f[uü]hrerschein|driv(?:er'?s?|ing) licen[cs]e|drivers? licen[cs]e|permis(?: de conduire)?|carn[eé] de conducir|patente(?: di guida)?|carta de condu[cç][aã]o|cnh|rijbewijs|prawo jazdy|permis de conducere|k[oö]rkort|b-k[oö]rkort|ehliyet)(?!\p{L}).{0,25}$|^(?:(?:class|klasse|kat(?:egorie)?\.?|cat[eé]gorie|categor[ií]a|categoria) [a-e]\d?(?:e)?|.*\bdriving licen[cs]e)$/iu;

/** "Führerschein", "Driving licence B" */
export function isLicense(text: string): boolean {
  return NOTE.test(text) && !/^ref/i.test(text);
}

function isSkill(text: string): boolean {
  if (NOTE.test(text)) return false;
  if (text.length < 1 || text.length > 75 || !/\p{L}/u.test(text) || LEVEL.test(text)) return false;
  if (text.length === 1 && !/^[CR]$/.test(text)) return false;
  if (text.split(/\s+/).length > 8 || (findDates(text).length > 0 && !isEdition(text))) return false;
  if (CLOSING.test(text)) return false;
  return (
    !/https?:|@|^\d{4}$|www\.|\.(?:com|org|net)\//.test(text) &&
    !/^(?:etc|other|others|and|e\.?g|the)\.?$/i.test(text)
  );
}

export function unique(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
