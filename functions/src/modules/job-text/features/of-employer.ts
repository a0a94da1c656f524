import type { Sentence } from './sections.ts';

const ABOUT_COMPANY =
  /\b(?:is|are|as) (?:a|an|the|one of)\b[^.]{0,60}\b(?:leading|leader|provider|compan(?:y|ies)|firm|startup|start-up|pioneer|fastest|largest|world['’]s)\b|^\W*(?:guided|founded|led|backed) by\b|\b(?:has|have|was|were) (?:won|awarded|voted|become the|become a)\b|\b(?:was|were|is|been) (?:co-)?founded\b|\b(?:founded in|headquartered|we (?:believe|serve|empower|exist)|(?:our|their|its) (?:[\w-]+ ){0,2}(?:mission|vision|values|culture|story|customers|clients|investors|services|offerings|partners|partnerships) (?:is|are|includes?|range))\b|\b(?:partner|employer|company|team|agency|firm|vendor|supplier) of the year\b|\bbrings? together (?:[\w-]+ ){0,3}(?:minds|talents?|experts|people|leaders)\b|\bbest (?:places? to work|workplaces?)\b|\bhold(?:s|ing)? ourselves\b|\bis the (?:first|only|leading|largest|premier|#1) [^.]{0,40}\b(?:vendor|compan(?:y|ies)|platform|provider|firm|startup|bank|solution|network)\b|\b\d+ ?(?:percent|%) of (?:[\w'’]+ ){1,3}(?:professionals|employees|staff|people|workforce|consultants|engineers|team) (?:are|hold|have)\b|(?<!\b(?:who|that|candidate|person) )\bspeciali[sz]es in\b|\bis at the forefront of\b|(?<!\b(?:with|at|for|from) (?:an? |the )?)\bleading (?:[\w-]+,? ){0,4}(?:provider|supplier|manufacturer|distributor) of\b/i;

/** "Oowlish, one of the growing software development companies", unless it goes on to say whom it looks for. */
const ONE_OF_MANY =
  /(?:, one of|\bjoin one of)\b[^.]{0,80}\b(?:companies|firms|startups|start-ups|providers|employers|agencies)\b(?![^.]*\b(?:looking|seek\w*|hir(?:es|ing)|need\w*|search\w*)\b)/i;

/** "Northlight is a payments platform that helps shops …". */
const IS_KIND_OF_FIRM =
  /^[^\p{L}]*\p{Lu}[\p{L}\d.&’'-]*(?: \p{Lu}[\p{L}\d.&’'-]*){0,4} (?:\([^()]{1,30}\) )?is (?:a|an|the) [^.]{0,100}\b(?:platform|marketplace|agency|studio|network|app|suite|non-?profit|hospital|university|bank|retailer|manufacturer|distributor|consultancy|brand|company|firm|provider|start-?up|chain)\b/u;

/** Whether a sentence tells about the employer, whichever section it stands in. */
export function isAboutCompany(text: string): boolean {
  if (IS_KIND_OF_FIRM.test(text) && !OPENS_WITH_SEARCH.test(text)) return true;
  return (ABOUT_COMPANY.test(text) || ONE_OF_MANY.test(text)) && !/\byou(?:r|['’]ll)?\b/i.test(text);
}

/** A sentence whose subject is the employer: "We are building …", "In 2019, our platform …". */
const OPENS_WITH_EMPLOYER =
  /^[^\p{L}]*(?:(?:and|so|but|while|as|since) |(?:through|with|by|via|from)\b[^.;:]{0,160}, |[\p{L}\d'’ -]{0,40}, )?(?:we|our|its|their|the (?:company|firm|team|group|organi[sz]ation|agency))\b/iu;
const OPENS_WITH_SEARCH =
  /\b(?:you(?:r|['’]ll)?|candidates?|applicants?|seek\w*|look\w*|hir\w+|need\w*|requir\w+|want\w*|expect|ideal|role|position|stack|responsib\w+)\b/i;

/** Whether a sentence says what the employer is or does, and nothing of whom it wants. */
export function speaksOfEmployer(text: string): boolean {
  return OPENS_WITH_EMPLOYER.test(text) && !OPENS_WITH_SEARCH.test(text);
}

/** "We handle billing so you can focus." Bounded, or "we do we do …" would take long. */
const RELIEVES = /\bwe (?:handle|take care of|manage|cover|do|provide)\b[^.]{0,120}?\bso (?:that )?you\b/i;
/** "Our software helps clients prevent accidents", up to where the sentence turns to something else. */
const HELPS =
  /(?<=^|[,;:.–—] ?)\W{0,4}(?:our|its|their|the|this) (?:[\w-]+ ){0,4}(?:software|platform|solutions?|products?|technolog(?:y|ies)|training|company|firm|apps?) (?:helps?|enables?|empowers?|lets|allows?) (?:[\w-]+ ){0,2}(?:clients|customers|compan(?:y|ies)|businesses|organi[sz]ations|institutions|employers|people|users|consumers)\b(?:(?!\b(?:you|we)\b)[^,;:.–—]){0,160}/i;

/** "Partners with universities to offer programs in Web Development": what its students learn. */
const TEACHES =
  /\b(?:offer(?:s|ed|ing)?|provid(?:es?|ed|ing)|runs?) (?:[\w-]+ ){0,4}(?:programs|courses|boot ?camps|classes|degrees|workshops) (?:in|on)\b[^.;]{0,160}/i;

/** "… by providing our customers with solutions in …": what customers get. */
const GIVES =
  /\b(?:allow|enabl|help|empower)(?:s|es|ing) (?:[\w-]+ )?(?:teams|customers|clients|users|companies|people|businesses|organi[sz]ations|researchers|everyone)\b(?: to)? [^.;,]{0,100}|\b(?:by|we|that|which) (?:provid(?:e|es|ing)|offer(?:s|ing)?|giv(?:e|es|ing)|deliver(?:s|ing)?) (?:our|its|their) (?:customers|clients|members|partners|users)\b[^.;]{0,200}|\b(?:that|which) (?:allow|enable|help|let)s? (?:[\w-]+ ){0,2}(?:teams|customers|clients|users|companies|businesses|organi[sz]ations)\b[^.;,]{0,100}|\boffering (?:a|our) (?:full|wide|broad|complete|comprehensive) (?:suite|range|array|set) of (?:[\w-]+ )?(?:services|products|solutions)\b[^.;]{0,160}/i;

function isWithin(words: RegExp, text: string, at: number): boolean {
  const found = words.exec(text);
  return found !== null && at >= found.index && at < found.index + found[0].length;
}

/** Whether a place in a sentence stands where it says what the employer does, so that the person needn't. */
export function isTakenCareOf(text: string, at: number): boolean {
  return isWithin(RELIEVES, text, at);
}

/** Whether a place in a sentence stands where it says what the employer's work does for others. */
export function isServiceToOthers(text: string, at: number): boolean {
  return [HELPS, TEACHES, GIVES].some((words) => isWithin(words, text, at));
}

/** Right after the employer's name: what it is or does. */
const DOES =
  /^(?:\.(?:com|io|ai|co|org))?(?: (?:group|inc|labs|technologies|marketing|solutions|company))?(?:, [^.,]{1,60},)? (?:(?:currently|now|also|proudly) )?(?:is|was|has|helps?|provides?|offers?|builds?|makes?|brings?|serves?|continues?|enables?|believes?|delivers?|operates?|specializ?es)\b/i;
/** Items of requirements that tell no story are shorter. */
const LEAST_OF_STORY = 80;
/** Of what bears the same name: "SAP is a must", "Salesforce is required". */
const ASKS_FOR_IT =
  /\b(?:musts?|plus|require\w*|preferred|desir\w+|essential|mandatory|necessary|helpful|an asset|advantage|experienced?|knowledge|skills?|certifi\w+|proficien\w+|familiar\w*|expertise|background)\b/i;

/**
 * Whether a sentence, by its subject, is about the employer and not about whom it wants. Names can be those of products, and
 * ordinary words: among requirements, only one with what it does, in a long sentence, is believed.
 */
export function isOfEmployer({ text, section }: Sentence, company: string): boolean {
  if (section === 'required' || section === 'preferred')
    return text.length > LEAST_OF_STORY && !ASKS_FOR_IT.test(text) && speaksByName(text, company);
  const name = bareName(company);
  const plain = bareName(text);
  if (speaksByName(text, company)) return true;
  return (
    name.length > 2 &&
    plain.startsWith(name) &&
    DOES.test(plain.slice(name.length)) &&
    !OPENS_WITH_SEARCH.test(text) &&
    !ASKS_FOR_IT.test(text)
  );
}

const DOES_BY_NAME =
  /^(?: \p{Lu}\w+)? (?:launched|created|founded|pioneered|introduced|blends|measures|combines|works|partners|connects|powers|creates|develops|designs|helps|provides|offers|builds|makes|brings|serves|enables|believes|delivers|operates|uses|is|has)\b/u;
const HAS_BY_NAME = /^['’]s (?:[\w-]+ )?(?:expertise|experience|knowledge|background)\b/i;

/** "…, Lead blends expertise …", "drawing from Lead's expertise": the employer's name, its first word at least, with what it does or has. */
function speaksByName(text: string, company: string): boolean {
  if (OPENS_WITH_SEARCH.test(text)) return false;
  const [first = ''] = company.match(/[\p{L}\p{N}]+/u) ?? [];
  if (first.length < 4) return false;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const after = text.slice(at + first.length, at + first.length + 60);
    if (HAS_BY_NAME.test(after) && !/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return true;
    if (at > 0 && text.slice(0, at).endsWith(', ') && DOES_BY_NAME.test(after) && !MUST_HAVE_IT.test(after))
      return true;
  }
  return false;
}
const MUST_HAVE_IT =
  /\b(?:musts?|plus|require\w*|preferred|desir\w+|essential|mandatory|necessary|helpful|asset|advantage)\b/i;

const LEGAL_FORM =
  /[ ,]+(?:inc|llc|ltd|limited|corp|corporation|co|company|group|holdings|gmbh|plc|s\.?a)\.?$/;

/** A name, or a sentence that opens with it, without article, marks before it, and legal form. */
export const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^the /, '')
    .trim()
    .replace(LEGAL_FORM, '');
