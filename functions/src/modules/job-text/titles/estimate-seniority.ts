import type { EmploymentType } from '../../../contract/common.ts';
import type { AnnualPay, Degree, SeniorityEstimate } from '../features/posting-features.ts';

/** What a posting says beside its title; null if it doesn't. */
export type SeniorityEvidence = {
  title: string;
  /** Job zone of the title's work, 1–5: see `jobZone`. */
  zone: number | null;
  years_min: number | null;
  degree: Degree | null;
  pay: AnnualPay | null;
  employment_type: EmploymentType | null;
};

/**
 * Words for the kind of work, by what they say of experience, in log-odds for "more than entry level". Chosen by reason: who
 * assists, operates, serves, or attends is hired without years in the work; who engineers, counsels, or manages is not.
 */
const WORDS: readonly (readonly [number, RegExp])[] = [
  [
    -2.5,
    /\b(?:cashiers?|dishwashers?|crew|team members?|baristas?|baggers?|busser|hosts?|hostess|attendants?|helpers?|laborers?|janitors?|custodians?|housekeep\w+|porters?|stockers?|pickers?|packers?|loaders?|unloaders?|ushers?|greeters?|receptionists?|clerks?|tellers?|aides?|caregivers?|nannys?|babysitters?|servers?|waiters?|waitress\w*|cooks?|sales associates?|crew|material handlers?|warehouse (?:associates?|workers?)|order fillers?|assemblers?|couriers?|merchandisers?|lifeguards?|groundskeepers?|cleaners?|security (?:guards?|officers?)|front desk|data entry|call center|direct support)\b/,
  ],
  [
    -1.5,
    /\b(?:assistants?|asst|operators?|drivers?|technicians?|techs?|representatives?|reps?|agents?|associates?|coordinators?|dispatchers?|handlers?|hygienists?|phlebotomists?|paraprofessionals?|apprentices?|mechanics?|welders?|stylists?|members?|fillers?|installers?|inspectors?|secretary|support specialists?)\b/,
  ],
  [
    -0.8,
    /\b(?:specialists?|officers?|customer service|part[- ]time|pt|prn|seasonal|shifts?|nights|weekends?|retail|delivery|warehouse|maintenance|production|office)\b/,
  ],
  [
    2.5,
    /\b(?:managers?|mgr|architects?|attorneys?|counsel|physicians?|surgeons?|psychiatrists?|controllers?|superintendents?|principals?|professors?|actuar\w+|product owners?|scrum masters?|strategists?|business partners?|account executives?|travel (?:registered )?(?:nurses?|rn)|nurse practitioners?)\b/,
  ],
  [
    1.5,
    /\b(?:engineers?|engineering|developers?|consultants?|scientists?|advisors?|advisers?|auditors?|programmers?|planners?|producers?|estimators?|dba|devops|sre|pharmacists?|registered nurses?|rn|underwriters?)\b/,
  ],
  [
    0.8,
    /\b(?:analysts?|administrators?|designers?|accountants?|editors?|writers?|recruiters?|executives?|partners?|buyers?|chefs?|therapists?)\b/,
  ],
];
/** Assists a rank without having it: "assistant store manager" leads, "assistant to the manager" does not. */
const ASSISTANT_MANAGER = /\b(?:assistant|asst|associate|deputy)\.? (?:[\w&/-]+ ){0,2}(?:managers?|mgr)\b/;

const PER_ZONE = 0.9;
const MIDDLE_ZONE = 3.2;
/** Dollars a year below which work is mostly entry level, and above which it mostly isn't. */
const PAY = { low: 42_000, high: 95_000 };

/** Log-odds that the work needs more than an entry-level candidate. */
function oddsOfExperience({
  title,
  zone,
  years_min,
  degree,
  pay,
  employment_type,
}: SeniorityEvidence): number {
  const words = title.toLowerCase();
  let odds = zone === null ? 0 : PER_ZONE * (zone - MIDDLE_ZONE);
  if (ASSISTANT_MANAGER.test(words)) odds += 1;
  else {
    // The last word names the work ("engineering technician"), so the strongest evidence against experience counts too.
    const found = WORDS.filter(([, pattern]) => pattern.test(words)).map(([weight]) => weight);
    odds += found.reduce((sum, weight) => sum + weight, 0);
  }
  if (years_min !== null) odds += years_min <= 1 ? -2.2 : years_min === 2 ? 0.3 : 2;
  if (degree === 'master' || degree === 'doctorate') odds += 0.8;
  if (degree === 'high_school') odds -= 1;
  const annual =
    pay && pay.currency === 'USD' ? ((pay.min ?? pay.max ?? 0) + (pay.max ?? pay.min ?? 0)) / 200 : 0;
  if (annual > 0) odds += annual < PAY.low ? -1.2 : annual > PAY.high ? 1.2 : 0;
  if (employment_type === 'part_time') odds -= 0.8;
  return odds;
}

/**
 * The seniority that a posting most likely means where neither its source nor its title states one: from the kind of work,
 * the years and degree required, the pay, and the hours. Null if there is hardly any evidence.
 */
export function estimateSeniority(evidence: SeniorityEvidence): SeniorityEstimate | null {
  if (evidence.employment_type === 'internship') return { seniority: 'intern', confidence: 0.9 };
  const odds = oddsOfExperience(evidence);
  if (Math.abs(odds) < 0.1) return null;
  const confidence = Math.round(100 / (1 + Math.exp(-0.6 * Math.abs(odds)))) / 100;
  if (odds < 0) return { seniority: 'entry', confidence };
  const { years_min } = evidence;
  return { seniority: years_min !== null && years_min >= 5 ? 'senior' : 'mid', confidence };
}
