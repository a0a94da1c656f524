import type { FormField } from '../types.ts';

/** How a form asks for a link: "LinkedIn Profile", "Please share a link to your GitHub (optional)". */
function link(site: string): RegExp {
  return new RegExp(
    `^(?:please )?(?:(?:share|provide|enter|add|include|paste|give us) )?(?:(?:an?|the|your|my|link|url|to|personal) )*${site}(?: (?:profile|page|account|site))?(?: (?:url|link|address|website))?(?: ?\\(.*\\))?[ :.]*$`,
    'i',
  );
}

const LIVE = '(?:live|reside|living|residing|(?:are )?based|(?:are )?located)';

/** How a form asks for the country of residence: "Country", "In which country do you currently live?". */
const COUNTRY = [
  '^(?:(?:your|current|home) )*country(?: of residence)?(?: ?\\(.*\\))?[ :*]*$',
  `^(?:your )?country (?:in which |where )?you (?:currently |are |now )*${LIVE}(?: in)?[ :*]*$`,
  '^(?:what|which) is your (?:current |home )*country(?: of residence)?\\??$',
  `^(?:in )?(?:what|which) country (?:do|are) you (?:currently |now )*${LIVE}(?: in)?\\??$`,
];

/**
 * Topics of facts in a profile or resume, matched against the whole label: "City" is the user's, "City of birth" is a
 * different question.
 */
const FACTS: [RegExp, string][] = [
  [/^(?:(?:legal|your) )*(?:first|given)[ -]?names?(?: ?\((?:legal|as.*)\))?$/i, 'first_name'],
  [/^(?:(?:legal|your) )*(?:last|family|sur)[ -]?name(?: ?\((?:legal|as.*)\))?$/i, 'last_name'],
  [/^(?:your )?preferred (?:first )?name$/i, 'preferred_name'],
  [/^(?:(?:your|legal|full|candidate) )*name$/i, 'full_name'],
  [
    /^(?:(?:your|personal|primary|contact|confirm|re-?enter|verify) )*e-?mail(?: address)?(?: ?\(.*\))?$/i,
    'email',
  ],
  [
    /^(?:(?:your|personal|primary|contact|mobile|cell|home|tele) ?)*(?:phone|mobile)(?: number)?(?: ?\(.*\))?$/i,
    'phone',
  ],
  [link('linked-?in'), 'linkedin'],
  [link('github'), 'github'],
  [
    link('(?:portfolio|personal (?:web)?site|website)(?:(?: (?:or|and) | ?/ ?)(?:portfolio|(?:web)?site))?'),
    'portfolio',
  ],
  [
    /^(?:your )?(?:current|most recent|current or most recent) (?:company|employer)(?: name)?$/i,
    'current_company',
  ],
  [
    /^(?:your )?(?:current|most recent|current or most recent) (?:job |position )?title$|^(?:current|most recent) (?:role|position)$/i,
    'current_title',
  ],
  [
    /^(?:how many |total )?years (?:of )?(?:(?:work|professional|total) )*experience\??$/i,
    'years_of_experience',
  ],
  [
    /^(?:your )?(?:current )?location(?: ?\(.*\))?$|^(?:your |current )*city(?:(?:,| and| &) (?:state|country|region|province))*(?: ?\(.*\))?$|^where are you (?:currently )?(?:based|located)\??$/i,
    'location',
  ],
  [new RegExp(COUNTRY.join('|'), 'i'), 'country'],
];

/** The country next to a phone number; a list of countries without dialing codes asks where someone lives. */
function isPhoneCountry(field: FormField): boolean {
  if (/^phone country(?: code)?$|^country code$/i.test(field.label)) return true;
  if (field.key !== 'country' && !/^country$/i.test(field.label)) return false;
  return field.options.some((option) => /\+\d/.test(option));
}

/** The fact that a field asks for; null if none. */
export function factTopic(field: FormField): string | null {
  if (isPhoneCountry(field)) return 'phone_country';
  if (field.kind === 'email') return 'email';
  if (field.kind === 'phone') return 'phone';
  return FACTS.find(([pattern]) => pattern.test(field.label))?.[1] ?? null;
}
