import type { Scored } from './classifier/model.ts';

/** Words for the two, in the languages that forms are written in, and what such a box may be called without them. */
const WORDS = {
  phone:
    /phone|mobile?|\bcell|contact (?:no|number|nr)|whats ?app|\bsms\b|\btel\b|handy|telef|t[ée]l[ée]?p|(?<!\p{L})t[ée]l(?!\p{L})|portable|m[óo]vil|celular|cellulare|telem[óo]vel|gsm|kom[óo]rk|puhelin|matkapuhelin|ruf(?:nummer|-?nr)|mobiel|mobil|s[ií]m[ií]|recapito|^\W*(?:number|nummer|num[ée]ro|n[úu]mero|numer|num[ăa]r)\W*$/iu,
  email:
    /mail|@|courriel|correo|mel(?!\p{L})|s[äa]hk[öo]posti|posta|po[čc]ta|poczt|e-?post|^\W*(?:address|adresse?|user ?name|login)\W*$/iu,
};
/** "How can we reach you?" */
const REACHES_YOU =
  /\b(?:reach|contact|call|text|write(?: to)?|in touch with) you\b|erreich|kontaktier|joindre|contacter|contactar|localizar|contattar|raggiunger|bereik|skontaktow|kontakta dig|kontakte dig/i;
/** Words that make it the way to somebody else. */
const OF_OTHERS =
  /\b(?:their|his|her|compan(?:y|ies)['’]?s?|employer\w*|agency|department|school['’]?s?|reference)\b/i;
/** "Telephone no. of last employer". */
const OF_SOMETHING =
  /\b(?:phone|tel\w*|number|no\.?|e-?mail|address) of (?!(?:the )?(?:applicant|candidate|residence)|your?\b)\p{L}/iu;
/** A line that is none for calls. */
const NO_CALL = /\bfax\b/i;
/** From this probability on, the model sees the topic in the words too. */
const LIKELY = 0.3;
/** As long as nothing else is at least this probable, a label that the model hardly knows does not contradict. */
const CONTRADICTS = 0.3;

/**
 * Whether the label of a box for a phone number or an address agrees with its kind. Phones show their keys for numbers on a
 * box of kind `tel`, so that pages draw a box for a postcode or a wage so, and a label that says something else wins.
 */
export function isOnReach(kind: 'email' | 'phone', label: string, scores: readonly Scored[]): boolean {
  if (!/\p{L}{2}/u.test(label)) return true;
  if (NO_CALL.test(label) && !/phone|tel/i.test(label.replace(NO_CALL, ''))) return false;
  if (OF_SOMETHING.test(label)) return false;
  const probability = scores.find(({ topic }) => topic === kind)?.probability ?? 0;
  const isNamed = REACHES_YOU.test(label) || WORDS[kind].test(label) || probability >= LIKELY;
  if (!isNamed || OF_OTHERS.test(label.replace(/\([^()]*\)/g, ' '))) return false;
  const [best] = scores;
  return (
    !best ||
    best.topic === kind ||
    best.topic === 'unknown' ||
    best.probability < CONTRADICTS ||
    WORDS[kind].test(label)
  );
}
