import { countryAsked, isCountryName } from '../places/asked-country.ts';
import { namesPlaceElsewhere } from '../places/place-elsewhere.ts';
import { hasUnknownWord } from './known-words.ts';
import { hasSeveralSentences, TURNED_ROUND, withoutYesOrNo } from './negation.ts';
import { hasSecondClaim, withoutHint } from './second-claims.ts';

/** A question on the right to work or on sponsorship. */
export type WorkTopic = {
  id: string;
  negated: boolean;
  /** A "yes" on the topic answers the question with "yes"; any other answer on the topic leaves it open. */
  only_yes?: true;
};

/** A negation that applies to sponsorship itself, from its own word to that of sponsorship. */
const UNSPONSORED =
  /\bwithout (?:[\w-]+ ){0,5}sponsor\w*|(?:\bnot\b|n['’]t\b)(?: (?:now|currently|in|the|future|or|later|at|any|time|ever)\b,?)* (?:require|need)\w*(?: [\w-]+){0,5} sponsor\w*|\bno (?:need|requirement)\b(?: [\w-]+){0,5} sponsor\w*/i;
/** Double negatives, and wordings whose "yes" is ambiguous. */
const TWICE =
  /\b(?:unable|cannot|can['’]?t|can not|never)\b|^(?:do|will|would|can|are) you not\b|^(?:don|won|can|aren|wouldn)['’]?t you\b/i;

const MORE =
  /\bif (?:yes|so|no|not|you)\b|^if (?!hired\b|offered\b|an? )|explain|describe|specify|\bdetails?\b|\bwhat\b|\bwhich\b|\bwhen\b|\bhow\b/i;

const SPONSOR = /\bsponsor/i;
const SPONSOR_ASKS =
  /\b(?:require|need)\w*\b[^.?]*\bsponsor|\bwithout (?:[\w-]+ ){0,5}sponsor|\bsponsor\w*[^.?]*\b(?:require|need)/i;
const SPONSOR_OTHER =
  /experience|\bnone\b|(?<!\bor will you,? )\bever\b|\bdid\b|\bonly\b|\bvisas? that\b|\bnew (?:[\w-]+ )?(?:visa|sponsorship)|\btypes? of\b|\bthat (?:do|does) not\b|\bw-?2\b|\bc2c\b|\b1099\b|previous|\bpast\b|currently on|green card|\bsponsor your [HELOT]\b|\bat (?:the start|some point\b(?! in))|\bsponsorship to (?:start|begin|continue) work\b|\b(?:h-?1b|e-?3|tn|o-?1|l-?1|f-?1) (?:visa )?sponsor|\b(?:months?|weeks?|days?|years?|hours?|until|after)\b|\bwithin (?!the (?:united|u\.?s)|this)|event|clinical|trial|executive|understand|acknowledge|aware|\bwe\b|transfer|spouse|famil|dependent/i;
const NOW =
  /\b(?:now|currently|at this time|at present|presently|today)\b|\bdo you (?:require|need)\b(?=.*\bor will you\b)|\bdo you,? or will you\b/i;
const LATER = /\b(?:future|later|or will you,? (?:ever|require|need))\b/i;

const AUTHORISED =
  /authori[sz]ed to (?:(?:legally|lawfully) )?(?:work|be employed)|authori[sz]ation to work|legally (?:eligible|entitled|permitted|allowed|able|authori[sz]ed) (?:to (?:work|be employed|accept)|for employment)|\bcan you (?:legally|lawfully) work|eligibility to (?:(?:legally|lawfully) )?work|right to work|(?:eligible|entitled|permitted|able) to (?:legally|lawfully) work|eligible to work|work authori[sz]ation|permi(?:tted|ssion) to work|(?:have|hold|possess) an? (?:valid )?(?:\w+ )?work permit/i;
const AUTHORISED_NEEDS = /\brequir|\bneed|obtain|apply|\brenew|\bextend/i;
const AUTHORISED_OTHER =
  /expir|revok|\breason\b|spouse|partner|\bnot\b|\bever\b|time-?limited|temporar|restrict|limited|permanent|indefinite|\bstatus\b|\btype of\b|\bbasis\b|depend|transfer|\blose\b|\bOPT\b|\bCPT\b|\bstudent|(?:to|legally|lawfully) work (?:with\b|on|at|as|from|alongside|under|near|nights|weekends|overtime|alone|unsupervised|remotely|flexib|shift|more|full|part|in (?:a|an|the (?:field|office|evening|same)|confined)\b)|citizen|\bagree\b|certify|under(?:stand|age)/i;
const ABOUT = new RegExp(`${SPONSOR.source}|${AUTHORISED.source}`, 'i');

/** The right itself may be asked about: whether it ends, is proven or checked, or rests on a visa. */
const AUTHORISED_DOUBT =
  /\bvisas?\b|\bapplied for (?:\w+ ){0,2}(?:authori|permi|right)|\bdo you offer\b|\b(?:have|hold) (?:\w+ )?(?:proof|evidence|documentation)\b|\bafter the\b|\bbased (?:up)?on\b|\bconsent|\bverif|\bcheck|\bwilling\b|\bcomfortable\b|\baware\b|\backnowledge|\bidentity\b|\boriginal\b|\bsocial security\b|\blicen[cs]e|\bpending\b|\bdenied\b|\brefused\b|\bprocess\b|\bend(?:s|ed|ing)?\b|\blapse|\bcease|\buntil\b|\btill\b|\bthrough|\bbeyond\b|\bbefore\b|\bsince\b|\blonger\b|\bwithin (?:\d|an?\b|one\b|two\b|the (?:next|first|coming))|\b(?:minutes?|hours?|(?<!first )days?|weeks?|months?|years?)\b|\bdid\b|\bw(?:as|ere)\b|(?:^|[.:!?] )(?:is|are|does|do|will|would|has|have) (?:your|the|there|any\w*)\b|legally \w+ to accept (?!employment|work\b|an? (?:job|position|offer)|this|the (?:job|position))/i;
/** After "to work" a place or an employer follows; anything else limits the work. */
const WORK_LIMITED =
  /\b(?:to (?:(?:legally|lawfully) )?|legally |lawfully )(?:work|be employed)\b(?! authori[sz]ed\b)(?!\s*(?:[?.,*:)]|$)| (?:in|within|for|here|lawfully|legally|without)\b)/i;
const FOR_A_TIME = /\b(?:work|employed) for (?:\d|more|less|up|at least|long)/i;
/** "In Ohio", "in the country", but not "in retail". */
const IN_A_FIELD = /\b(?:work|employed) (?:in|within) (?!the\b|this\b|our\b|\p{Lu})/u;

/** Wordings that ask for the right to work only as the whole question, with nothing but a country behind them. */
const BARE =
  /\bcan you (?:legally|lawfully) work|eligibility to (?:(?:legally|lawfully) )?work|legally allowed/i;
const BARE_ASKS =
  /^(?:if (?:hired|offered (?:an?|the|this) (?:job|position|role)),? )?(?:can you (?:legally|lawfully) work|(?:do you )?have (?:legal )?eligibility to (?:(?:legally|lawfully) )?work|(?:legal )?eligibility to (?:(?:legally|lawfully) )?work|(?:can you|(?:are|will) you(?: be)? able to) (?:provide|show) (?:(?:proof|evidence) of|documentation (?:of|proving)) your (?:legal )?eligibility to work|are you legally allowed to (?:work|be employed))(?: (?:here|(?:in|within) (.+?\.?)))?[ ?.*]*$/i;

const OF_THE_JOB =
  /^(?:this country|the country(?: where th(?:is|e) (?:job|role|position) is (?:located|based))?)$/i;

function asksBarely(label: string): boolean {
  const asked = BARE_ASKS.exec(label.trim());
  if (!asked) return false;
  const place = asked[1];
  return place === undefined || OF_THE_JOB.test(place) || isCountryName(place);
}

/**
 * A visa may be tied to one employer, so who needs a sponsor may be authorized to work and yet not for everyone. Nor
 * need they be tied to anyone: a graduate's permit needs a sponsor only later.
 */
const ANY_EMPLOYER =
  /\b(?:any|all|every|multiple|different|other|another|new)\b(?: [\w.-]+){0,2} (?:employers?|compan(?:y|ies)|organi[sz]ations?|businesses|business|firms?)\b/i;
/** The right to work for one employer says nothing about another. */
const ONE_EMPLOYER =
  /\b(?:only|solely|current|present|previous|former|specific|particular|one|single|certain|sponsoring)\b(?: [\w-]+){0,2} (?:employer|company|organi[sz]ation|firm)\b/i;

/** The posting's country in other words; "apply" would otherwise be taken for applying for a permit. */
const OF_POSTING =
  /\b(?:the|this) (?:country|location) (?:(?:in which |for which |to which |which |where |that )?(?:(?:you are|you['’]re) applying|you(?: have|['’]ve)? applied)(?: (?:to work|for work|to|for))?(?: in)?(?=[ ?.,]*$)|in which (?:this|the) (?:job|role|position) is (?:based|located))/i;

/** What sponsorship is for; says nothing about whether the person is authorized. */
const FOR_A_PERMIT =
  /(?<=\bsponsorship )(?:to|in order to) (?:obtain|retain|extend|maintain|renew|keep)(?: (?:or|and) (?:obtain|retain|extend|maintain|renew|keep))? (?:your |my )?(?:(?:work|employment) authori[sz]ation|work permit|right to work)\b|(?<=\bsponsorship )for (?:your |my )?(?:work|employment) authori[sz]ation\b/i;

/** What an employer does who sponsors, as some forms say it. */
const PETITION =
  /\b(?:to )?file an? (?:petition|application)(?: or (?:an? )?(?:petition|application))? for (?:an? )?employment ?- ?based (?:immigration|immigrant|nonimmigrant|visa)(?: visa)?(?: status)?(?: on (?:your|my) behalf)?|\bemployer support (?:in order )?to (?:obtain|maintain|retain|extend|renew)(?:,? (?:or|and) (?:obtain|maintain|retain|extend|renew))? (?:your |my )?(?:(?:work )?authori[sz]ation(?: to work)?|work permit)\b/gi;

/** What the employer says of itself behind a question on sponsorship; it leaves the question what it is. */
const NO_SPONSOR =
  /(?<=\?) *\(?(?:please )?note(?: that)?,?:? (?:(?:this|the) (?:role|position|job|opening) is not (?:currently )?eligible for|we (?:do not|don['’]t|cannot|can['’]t|are (?:currently )?(?:unable|not able) to)(?: offer| provide)?) (?:employment |work )?(?:visa )?(?:sponsor|sponsorship)(?: visas?| employment visas?)?(?: for this (?:role|position|job))?(?: at this time)?[ .)]*$/i;

export function isAboutWork(asked: string): boolean {
  const label = asked.replace(PETITION, 'sponsorship');
  return ABOUT.test(label) || /\blegally work\b/i.test(label);
}

/** Where the applicant was while applying need not be where the job is. */
const FROM_THERE = /\bappl(?:y|ied|ying) from\b|\bfrom (?:which|where) you\b/i;

/**
 * The topic of a question on the right to work or on sponsorship, for the country that it names or else the posting's.
 * Null if it may mean something else, such as the type of permit or whether one is needed.
 */
export function workTopic(asked: string, posting_country: string | null): WorkTopic | null {
  const label = withoutHint(asked)
    .replace(NO_SPONSOR, '')
    .replace(PETITION, 'sponsorship')
    .replace(OF_POSTING, 'this country')
    .replace(FOR_A_PERMIT, '');
  const named = countryAsked(label);
  if (named === 'unclear' || MORE.test(label) || TWICE.test(label)) return null;
  if (hasSecondClaim(label) || hasUnknownWord(label, ABOUT)) return null;
  if (FROM_THERE.test(asked)) return null;
  if (BARE.test(label) && !asksBarely(label)) return null;
  const place = named ?? posting_country;
  if (namesPlaceElsewhere(label, place)) return null;
  const negated = UNSPONSORED.test(label);
  // Any other negation belongs to another sentence, or to something else in this one.
  const others = withoutYesOrNo(label.replace(UNSPONSORED, ' '));
  if (TURNED_ROUND.test(others)) return null;
  if (negated && (hasSeveralSentences(label) || SPONSOR.test(others) || AUTHORISED_NEEDS.test(others)))
    return null;
  const sponsor = SPONSOR.test(label);
  const authorised = AUTHORISED.test(label);
  // Someone who needs none today may need one later, and vice versa; the user answered for both at once.
  if (sponsor && NOW.test(label) !== LATER.test(label)) return null;
  if (sponsor && authorised) {
    const both = negated && !AUTHORISED_OTHER.test(label) && !SPONSOR_OTHER.test(label);
    return both && place ? { id: `unsponsored_work:${place}`, negated: false } : null;
  }
  if (sponsor) {
    if (!SPONSOR_ASKS.test(label) || SPONSOR_OTHER.test(label)) return null;
    return { id: place ? `sponsorship:${place}` : 'sponsorship', negated };
  }
  const other = AUTHORISED_NEEDS.test(label) || AUTHORISED_OTHER.test(label) || ONE_EMPLOYER.test(label);
  const limited = WORK_LIMITED.test(label) || FOR_A_TIME.test(label);
  if (!place || other || limited || AUTHORISED_DOUBT.test(label)) return null;
  if (named === null && IN_A_FIELD.test(label)) return null;
  return ANY_EMPLOYER.test(label)
    ? { id: `unsponsored_work:${place}`, negated: false, only_yes: true }
    : { id: `work_authorization:${place}`, negated: false };
}
