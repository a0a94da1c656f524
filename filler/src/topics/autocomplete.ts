import type { TopicId } from './topic-list.ts';

/** What the tokens of `autocomplete` stand for, by the HTML standard. */
const TOKENS: Readonly<Record<string, TopicId>> = {
  name: 'full_name',
  'given-name': 'first_name',
  'additional-name': 'middle_name',
  'family-name': 'last_name',
  nickname: 'preferred_name',
  email: 'email',
  tel: 'phone',
  'street-address': 'street_address',
  'address-line1': 'street_address',
  'address-line2': 'address_line_2',
  'address-level2': 'city',
  'address-level1': 'state',
  'postal-code': 'postcode',
  country: 'country',
  'country-name': 'country',
  organization: 'current_company',
  'organization-title': 'current_title',
  url: 'portfolio',
};

/** Whether a field is of a card, or of an address that is the bill's: neither belongs to an application. */
export function isOfPayment(autocomplete: string | undefined): boolean {
  return /(?:^|\s)(?:billing(?:\s|$)|cc-)/i.test(autocomplete ?? '');
}

/** The topic of a field that nothing but its `autocomplete` names; null if that says nothing. */
export function topicOfToken(autocomplete: string | undefined): TopicId | null {
  const tokens = (autocomplete ?? '').trim().toLowerCase().split(/\s+/);
  const token = tokens.at(-1) ?? '';
  return Object.hasOwn(TOKENS, token) ? (TOKENS[token] ?? null) : null;
}
