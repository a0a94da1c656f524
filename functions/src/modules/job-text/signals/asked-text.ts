import type { ScamEvidence } from './scam-sign.ts';

/** What an employer says that it doesn't do, up to what it does instead: "we never ask for …, but …". */
const DENIED =
  /\b(?:never|(?:will|do|does|would) not|won['’]t|don['’]t|doesn['’]t|cannot|nor)\s+(?:[\w-]+\s+){0,2}(?:ask|request|require|charge|contact|interview|conduct|solicit|accept|collect|demand|communicate|recruit|hire|extend|send|offer|use)\b(?!\s+(?:any |prior |previous )*(?:experience|degrees?|skills?)\b).*?(?=\b(?:but|just|only|simply|instead|please)\b|$)/gi;
const NO_FEE = /\b(?:no|without (?:an?|any))\s+(?:[\w-]+\s+){0,2}fees?\b/gi;
/** Warnings of others' fraud, but not a scam's assurance that it is none. */
const WARNS =
  /\b(?:beware|phishing|fraudulent\w*|fraudsters?|impersonat\w+|(?:report|recruit(?:ing|ment)|employment|hiring|job) (?:fraud|scams?)|(?:fraud|scam) (?:alert|warning|notice)|scammers?)\b/i;

/**
 * What may ask something of applicants: title and text in lower case, without what they deny, sentences that warn, and
 * the company's own name.
 */
export function askedText({
  title,
  company,
  text,
}: Pick<ScamEvidence, 'title' | 'company' | 'text'>): string {
  const asked = `${title}\n${text}`
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !WARNS.test(sentence))
    .map((sentence) => sentence.replace(DENIED, ' ').replace(NO_FEE, ' '))
    .join('\n')
    .toLowerCase();
  const name = company.trim().toLowerCase();
  return name.length < 3 ? asked : asked.replaceAll(name, ' ');
}
