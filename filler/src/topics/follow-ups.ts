import type { TopicId } from './topic-list.ts';

/** Pages of the applicant on the web: who has none leaves the field empty, so "Do you have one?" asks for its address. */
const PAGES: ReadonlySet<TopicId> = new Set<TopicId>([
  'linkedin',
  'github',
  'portfolio',
  'other_website',
  'twitter',
  'facebook',
  'instagram',
  'stack_overflow',
  'design_profile',
  'google_scholar',
]);
const PAGE =
  '(?:linked-?in|git-?hub|portfolio|twitter|facebook|instagram|stack ?overflow|dribbble|behance|google scholar|web ?site|blog)';

/** A verb that asks for something to be written. */
const GIVE =
  '(?:share|provide|list|enter|paste|add|give|include|attach|indicate|state|specify|link|insert|drop|mention|tell us|send)(?: us)?';
const LINK = `(?:(?:the|your|its|a) )?(?:(?:public|personal|full|web|${PAGE}) )*(?:links?|urls?|profile|address|${PAGE})(?: (?:links?|urls?|profile|address|page))?`;
const CERTIFICATES = '(?:(?:the|your|any) )?(?:certifications?|certificates?)';
/** What may stand behind the value, up to the end. */
const END = '(?: (?:here|below|to it|to them|with us))*[ .?!:*]*$';

/** Words that ask for the value itself, if there is one; anything else that they ask for is another question. */
function asksFor(value: string, which: string): RegExp {
  const given = `(?:(?:please|kindly|pls) )?${GIVE}`;
  const if_so = '\\bif (?:so|yes|applicable)\\b[, ]*(?:then )?';
  const ways = [
    `\\bif you have (?:an?|any|one)\\b[^.?]*?,? ${given} ${value}`,
    `${if_so}${given}(?: ${value})?`,
    `${if_so}${which}`,
    `[?.] (?:please|kindly|pls) ${GIVE} ${value}`,
  ];
  return new RegExp(`(?:${ways.join('|')})${END}`, 'i');
}

const WHICH = '(?:which|what)(?: (?:ones?|is it|are they))?';
const LONG = `(?:how long(?: is it)?|${WHICH})`;
const OF_PAGE = asksFor(`(?:it|them|one|${LINK})`, WHICH);
const OF_CERTIFICATES = asksFor(`(?:it|them|${CERTIFICATES})`, WHICH);
const OF_PERIOD = asksFor('(?:it|one)', LONG);
const OF_ANY = asksFor('(?:it|them|one)', WHICH);

function followUp(topic: TopicId): RegExp {
  if (PAGES.has(topic)) return OF_PAGE;
  if (topic === 'certifications') return OF_CERTIFICATES;
  return topic === 'notice_period' ? OF_PERIOD : OF_ANY;
}

const ONE_PAGE = `(?:(?:personal|online|public|active|professional|own|design|current) )*${PAGE}(?: ${PAGE})?(?: (?:profile|account|page|link|url|address|site))?`;
const TO_SHOW =
  "(?: of (?:your )?(?:previous )?work)?(?: (?:that )?(?:you(?:['’]d| would) like (?:us )?to|you want (?:us )?to|we (?:can|could)|you (?:can|could)|to) (?:share|see|view|show|include|review)(?: with us| us)?)?";
/** "Do you have a GitHub profile?", but neither "a company page" nor "an interesting project on GitHub". */
const HAS_PAGE = new RegExp(
  `^(?:(?:do you (?:currently |also )?)?have (?:an?|any|your own)|would you like to (?:share|include|add|provide) (?:an?|your)) ${ONE_PAGE}(?: ?(?:,|/|or|and/or) ?(?:or )?(?:an? |your )?${ONE_PAGE})*${TO_SHOW}${END}`,
  'i',
);

/**
 * A question without the words that only ask for its value once more: "Do you have a portfolio? If so, please share the
 * link." The whole question if it goes on to ask for something else: "… please share the password."
 */
export function withoutFollowUp(label: string, topic: TopicId): string {
  const [more] = followUp(topic).exec(label) ?? [];
  if (more === undefined) return label;
  const rest = label.replace(more, ' ').toLowerCase();
  const pages = more.toLowerCase().match(new RegExp(PAGE, 'g')) ?? [];
  const isOther = !/^\W*if you have/i.test(more) && pages.some((page) => !rest.includes(page));
  return isOther ? label : label.replace(more, ' ');
}

/** Whether a question for yes or no asks for the value itself: it goes on to do so, or is about a page on the web. */
export function asksForValue(label: string, topic: TopicId): boolean {
  const rest = withoutFollowUp(label, topic);
  return rest !== label || (PAGES.has(topic) && HAS_PAGE.test(label.trim()));
}
