import { withoutYesOrNo } from './negation.ts';
import { mayChangeAnswer } from './remarks.ts';

/** How to answer, in brackets. */
const HINT =
  /\s*\((?:yes ?(?:\/|,|or) ?no|y\/n|optional|voluntary|required|if applicable|(?:please )?(?:select|choose|check)(?: one)?|definitions?)\)/gi;
/** Examples in brackets claim nothing, nor do the names of visas. */
const EXAMPLE =
  /\((?:(?:e\.? ?g\.?|i\.? ?e\.?|for example|such as)[^()]*|(?:[A-Z]{1,2}-?\d[A-Z]?\b|\b(?:TN|visas?|status|etc|or|and)\b|[\s,./])+)\)/gi;

/** Words joined by "and" or "or" that are still one claim. */
const ONE_CLAIM =
  /(?:\b(?:now|currently|presently|today|immediately|do you|at this time|at present)\b,? ?\(?(?:and|or)\b(?:,? (?:at|any|some|sometime|time|point|later|in|the|future|will you|ever))+|\bboth (?=now (?:and|or) in the future)|,? or will you(?:,? (?:ever|later|now|in the future|at (?:any|some) (?:time|point)(?: in the future)?))*,? (?:require|need),?(?: (?!and\b|or\b)[\w-]+){0,4}? (?:it|sponsor\w*)\b|\b(?:eligible|legally|entitled) and (?=authori[sz]ed|legally|eligible)|\b(?:18|eighteen)\b(?: years)?(?: of age| old)? (?:or|and) (?:older|over|above)\b|\bone or more\b|\bcurrent or former\b|\bimmigration support or (?=visa sponsorship|sponsorship)|\b(?:begin|start|continue|obtain|retain|extend|maintain|renew|keep),? (?:or|and) (?=(?:begin|start|continue|obtain|retain|extend|maintain|renew|keep)\b)|\bauthori[sz]ed and (?=eligible|legally)|(?<=identify as) disabled or as (?=an? (?:person|individual) with)|(?<=non-?compete(?: agreement| clause)?) or (?=restrictive covenant)|\bterms and conditions\b)/gi;

/** A second claim, or a condition, a limit or a price of the first. */
const JOINED =
  /\b(?:and|or|nor|but|plus|while|whilst|as well as|along with|also|both|only|unless|except|provided that)\b|[;&]|\b(?:expense|costs?|fees?|pay|paid|reimburs\w*|every|each|today|tomorrow|weekly|monthly|annual(?:ly)?|illness|neurodiver\w*)\b/i;

/** The label without hints on how to answer it. */
export function withoutHint(label: string): string {
  return label.replace(HINT, '');
}

/** A check that comes later, in the words of a last sentence; `what` is shown or checked. */
const ANNOUNCEMENT =
  /(?<=[.?!:)*])\s+\(?(?:(?:if|when) (?:yes|so|hired|selected|successful|employed),? )?(?:you(?:['’]ll| will| may| would) be (?:asked|required|requested|expected) to (?:show|provide|present|submit|bring|produce|supply) (?<what>[^.?!]{2,90})|(?:proof|evidence|documents?|documentation|supporting documents) (?<of>of [\w ]{2,30} )?(?:will|may) be (?:required|requested|asked for|checked|verified)(?<when>[^.?!]{0,60})|(?:please note(?: that)? )?we (?:will )?(?:verify|check) this (?<before>[^.?!]{2,60})|wir pr[üu]fen dies(?<vorher>[^.?!]{0,60}))[.!]?\)?\s*$/iu;
/** What is shown may narrow what is asked: whoever has to show a passport has to be a citizen. */
const NARROWS =
  /\b(?:passports?|birth|green cards?|permanent|unrestricted|sponsor\w*|clearances?|age|drug|background|criminal|licen[cs]es?|status|or|not?)\b|(?:pass|staatsangeh|aufenthalt)/i;

/**
 * The label without a last sentence that only announces a check: "If yes, you will be asked to show documents." A sentence
 * that may narrow the question stays, so that the person answers it.
 */
export function withoutAnnouncement(label: string): string {
  const found = ANNOUNCEMENT.exec(label);
  if (found === null) return label;
  const said = Object.values(found.groups ?? {}).join(' ');
  return NARROWS.test(said) || mayChangeAnswer(said) ? label : label.slice(0, found.index);
}

/** The label without examples in brackets, and visas that it names there. */
export function withoutVisasNamed(label: string): string {
  return label.replace(EXAMPLE, ' ');
}

/**
 * Whether a question may claim more than one thing, or one under a condition. An answer to one claim is none to both:
 * "Are you above 18 and do you hold a driver license?"
 */
export function hasSecondClaim(label: string): boolean {
  const one = withoutVisasNamed(withoutYesOrNo(label)).replace(ONE_CLAIM, ' ');
  return JOINED.test(one) || /\?.*\p{L}/su.test(one);
}
