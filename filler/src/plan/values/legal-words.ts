import type { Dossier } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';

/** The user's own yes or no, and when they gave it (null if it comes from the profile). */
export type OwnWord = { yes: boolean; at: string | null };

function remembered(topic: string, dossier: Dossier): OwnWord | null {
  const answer = dossier.answers.find((one) => one.topic === topic);
  if (!answer) return null;
  if (/^(?:yes|true)\b/i.test(answer.value)) return { yes: true, at: answer.answered_at };
  if (/^(?:no|false)\b/i.test(answer.value)) return { yes: false, at: answer.answered_at };
  return null;
}

function authorised(country: string, dossier: Dossier): OwnWord | null {
  const own = dossier.work_authorization[country];
  return own === undefined ? remembered(`work_authorization:${country}`, dossier) : { yes: own, at: null };
}

/**
 * The profile asks once about sponsorship, and by country about the right to work: an answer for one country says
 * nothing about another, nor about one that is not known.
 */
function needsSponsorship(topic: string, country: string, dossier: Dossier): OwnWord | null {
  const { needs_sponsorship, work_authorization } = dossier;
  const countries = Object.values(work_authorization);
  const meant = country in work_authorization || countries.length === 0;
  // Who may not work there and needs no sponsor there has answered for elsewhere; so, perhaps, has who may work there
  // and needs one, if they may not work in another country.
  const contradicts =
    (needs_sponsorship === false && work_authorization[country] === false) ||
    (needs_sponsorship === true && work_authorization[country] === true && countries.includes(false));
  return needs_sponsorship !== null && meant && !contradicts
    ? { yes: needs_sponsorship, at: null }
    : country
      ? remembered(topic, dossier)
      : null;
}

/**
 * The user's own yes or no on a legal question; null if they never gave one. "Unknown" is never "no", and two answers
 * are combined only if both were given.
 */
export function ownWordOn(
  topic: Pick<Topic, 'id' | 'negated' | 'only_yes'>,
  dossier: Dossier,
): OwnWord | null {
  const own = wordOnTopic(topic, dossier);
  return topic.only_yes && !own?.yes ? null : own;
}

function wordOnTopic(topic: Pick<Topic, 'id' | 'negated'>, dossier: Dossier): OwnWord | null {
  const [kind, country = ''] = topic.id.split(':');
  if (kind === 'work_authorization') return authorised(country, dossier);
  if (kind === 'sponsorship') {
    const needs = needsSponsorship(topic.id, country, dossier);
    return needs && { ...needs, yes: topic.negated ? !needs.yes : needs.yes };
  }
  if (kind === 'unsponsored_work') {
    const may = authorised(country, dossier);
    const needs = needsSponsorship(`sponsorship:${country}`, country, dossier);
    if (may && !may.yes) return may;
    return may && needs
      ? { yes: may.yes && !needs.yes, at: may.at ?? needs.at }
      : remembered(topic.id, dossier);
  }
  const own = remembered(topic.id, dossier);
  return own && { ...own, yes: topic.negated ? !own.yes : own.yes };
}
