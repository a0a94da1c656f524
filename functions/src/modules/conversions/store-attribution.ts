import { isDeepStrictEqual } from 'node:util';
import {
  ATTRIBUTION_MS,
  isMeasured,
  type Permission,
  permissionOf,
} from '../../contract/conversion-rules.ts';
import type { ConsentChoice } from '../../contract/conversions.ts';
import type { Attribution } from './attribution.repository.ts';
import { type Consent, type Place, timed } from './consent.ts';
import type { ConversionDeps } from './conversion-deps.ts';
import { type MatchKeys, withdrawn } from './conversion-record.ts';
import { hashExternalId } from './hash-match-keys.ts';

/** Conversions withdrawn in one transaction. */
const BATCH = 100;
const NO_PLACE: Place = { country: null, region: null };

/** What a signed-in user's browser says. */
type BrowserSignals = Place & { consent: Consent; match: MatchKeys };

/**
 * Keeps what a signed-in user's browser just said, for conversions that the server raises. Of two choices the newer
 * holds, in whatever order they arrive. Keys that were not sent this time stay; without permission all of them go, and
 * what Reddit has not taken yet is not sent. Gives the permission that holds now.
 */
export async function storeAttribution(
  deps: ConversionDeps,
  uid: string,
  { consent, match, country, region }: BrowserSignals,
): Promise<Permission> {
  const said = permissionOf(consent.choice, deps.reddit().consent);
  const permission = await deps.runTransaction(async (tx): Promise<Permission> => {
    const now = deps.clock();
    const before = await deps.attributions.findInTx(tx, uid);
    if (before && consent.at < before.chosen_at) return before.permission;
    if (said === 'undecided') return said;
    const chosen = { permission: said, chosen_at: consent.at };
    const after: Attribution = isMeasured(said)
      ? { ...chosen, country, region, ...keysOf(before, match, now) }
      : { ...chosen, ...NO_PLACE, match: {}, since: consent.at };
    if (!isDeepStrictEqual(after, before)) deps.attributions.save(tx, uid, after);
    return said;
  });
  if (permission === 'none') await withdrawConversions(deps, uid);
  return permission;
}

/** The keys that are known now, and since when their click is: hearing of it again does not make it newer. */
function keysOf(
  before: Attribution | null,
  said: MatchKeys,
  now: Date,
): Pick<Attribution, 'match' | 'since'> {
  if (!before) return { match: said, since: now };
  const kept = isFresh(before, now) ? before.match : {};
  const { click_id = kept.click_id, uuid = kept.uuid } = said;
  const same = click_id === undefined ? uuid === before.match.uuid : click_id === before.match.click_id;
  return { match: { ...kept, ...said }, since: same ? before.since : now };
}

/** The user's choice alone, made in the footer or in settings. */
export async function chooseConsent(
  deps: ConversionDeps,
  uid: string,
  choice: ConsentChoice,
  at: string | undefined,
  place: Place,
): Promise<void> {
  await storeAttribution(deps, uid, { consent: timed(choice, at, deps.clock()), match: {}, ...place });
}

/** Global Privacy Control takes back what was permitted. Costs one read for who permitted nothing. */
export async function honourGpc(deps: ConversionDeps, uid: string): Promise<void> {
  const before = await deps.attributions.find(uid);
  if (!before || !isMeasured(before.permission)) return;
  await chooseConsent(deps, uid, 'denied', undefined, NO_PLACE);
}

/** Takes back what was not sent yet; nobody can send it afterwards, because its match keys are gone. */
export async function withdrawConversions(deps: ConversionDeps, uid: string): Promise<void> {
  const external_id = hashExternalId(uid);
  const ids = external_id === null ? [] : await deps.conversions.idsOf(external_id);
  for (let at = 0; at < ids.length; at += BATCH) {
    await deps.runTransaction(async (tx) => {
      const { records } = await deps.conversions.findInTx(tx, ids.slice(at, at + BATCH));
      const unsent = records.filter(({ state }) => state !== 'accepted');
      for (const record of unsent) deps.conversions.save(tx, withdrawn(record, deps.clock()));
    });
  }
}

/** Whether the click that it is about is still worth something. */
export function isFresh({ since }: Attribution, now: Date): boolean {
  return now.getTime() - since.getTime() < ATTRIBUTION_MS;
}
