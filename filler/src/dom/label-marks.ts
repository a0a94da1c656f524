const MARKS = /[✱＊*]+/g;
const REQUIRED_WORD =
  /[([]\s?(?:this field is )?(?:required|mandatory|erforderlich|obligatoire|obligatorio|pflichtfeld)\s?(?:field)?\s?[)\]]/gi;
const OPTIONAL_WORD =
  /[([]\s?(?:this field is )?(?:optional|if applicable|facultatif|opcional)\s?(?:field)?\s?[)\]]/gi;
/** For screen readers, or a badge after the label: `EmailRequired`, `Phone - optional`. */
const TRAILING_WORD = /(?:[Rr]equired(?: field)?|[Oo]ptional)\s?[.:]?$/;
/** The same in other languages, with a capital: "E-post Obligatoriskt". */
const REQUIRED_ABROAD =
  '(?:Obligatoriskt?|Pflichtfeld|Pflichtangabe|Erforderlich|Obligatoire|Requis|Obligatorio|Obrigat[óo]rio|Obbligatorio|Verplicht|Wymagane|P[åa]krev[de]t?|Pakollinen|Povinn[ée]|Zorunlu|K[öo]telez[őo]|Obligatoriu)';
const OPTIONAL_ABROAD =
  '(?:Valfritt|Facultatif|Opcional|Facoltativo|Optioneel|Opcjonalne|Valgfri(?:tt|t)?|Valinnainen|Nepovinn[ée]|[İI]ste[ğg]e ba[ğg]l[ıi]|Op[țt]ional)';
const trailing = (words: string) => new RegExp(`(?<=[\\s?).:*–—-])${words}\\s?[.:]?$`, 'u');
const TRAILING_REQUIRED = trailing(REQUIRED_ABROAD);
const TRAILING_OPTIONAL = trailing(OPTIONAL_ABROAD);
const TRAILING_ABROAD = trailing(`(?:${REQUIRED_ABROAD}|${OPTIONAL_ABROAD})`);
/** For screen readers before the label, with nothing between: "RequiredFirst name". */
const LEADING_OPTIONAL = new RegExp(`^(?:Optional(?: field)?|${OPTIONAL_ABROAD})(?=\\p{Lu})`, 'u');
const LEADING_WORD = new RegExp(
  `^(?:(?:Required|Optional)(?: field)?|${REQUIRED_ABROAD}|${OPTIONAL_ABROAD})(?=\\p{Lu})`,
  'u',
);
const SEPARATES = /[.\s:–—-]/;

/** The number of a question in a list of questions: `1. Full name`. */
const ORDINAL = /^\(?\d{1,2}[.)]\s*(?=\p{Lu})/u;

function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without the word after a label that marks it. A loop, because an expression would try every full stop of a long text. */
function withoutTrailingWord(text: string): string {
  const abroad = text.search(TRAILING_ABROAD);
  const at = abroad >= 0 ? abroad : text.search(TRAILING_WORD);
  let end = at;
  while (end > 0 && SEPARATES.test(text[end - 1] ?? '')) end -= 1;
  if (end <= 0) return text;
  const isJoined = /[a-zà-ÿ?)]/.test(text[end - 1] ?? '') && /[RO]/.test(text[at] ?? '');
  return end < at || isJoined ? text.slice(0, end) : text;
}

/** Brackets around a mark: "Name (*)". */
const EMPTY = /[([]\s*[)\]]/g;

/** A label without marks of required and optional fields, and without its number. */
export function cleanLabel(text: string): string {
  const plain = oneSpace(
    oneSpace(text.replace(MARKS, ' '))
      .replace(LEADING_WORD, '')
      .replace(REQUIRED_WORD, ' ')
      .replace(OPTIONAL_WORD, ' ')
      .replace(EMPTY, ' '),
  );
  const words = withoutTrailingWord(plain);
  return words.replace(ORDINAL, '').trim() || words.trim();
}

/** Whether a label says that its field may stay empty. */
export function saysOptional(text: string): boolean {
  const plain = oneSpace(text);
  return (
    plain.search(OPTIONAL_WORD) >= 0 ||
    /(?:^|[\s:–—-])[Oo]ptional\s?[.:]?$/.test(plain) ||
    TRAILING_OPTIONAL.test(plain) ||
    LEADING_OPTIONAL.test(plain)
  );
}

/** Whether a label says, or marks, that its field must be filled. */
export function saysRequired(text: string): boolean {
  const plain = oneSpace(text);
  return (
    /[✱＊*]/.test(plain) ||
    plain.search(REQUIRED_WORD) >= 0 ||
    /[a-zà-ÿ?)\s:–—-][Rr]equired\s?[.:]?$/.test(plain) ||
    TRAILING_REQUIRED.test(plain)
  );
}
