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

/** What a signed-in user's browser sent. */
type BrowserSignals = Place & { consent: Consent; match: MatchKeys };

/**
 * Stores what a signed-in user's browser sent, for server-side conversions. Of two choices the newer one wins, in
 * whatever order they arrive. Keys missing this time stay; without permission all of them are removed, and what Reddit
 * has not accepted is withdrawn. Returns the permission now in force.
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

/** The keys known now, and when their click was first seen: seeing it again does not renew it. */
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

/** Stores only the user's choice, from the footer or settings. */
export async function chooseConsent(
  deps: ConversionDeps,
  uid: string,
  choice: ConsentChoice,
  at: string | undefined,
  place: Place,
): Promise<void> {
  await storeAttribution(deps, uid, { consent: timed(choice, at, deps.clock()), match: {}, ...place });
}

/** Global Privacy Control revokes what was permitted. Costs one read if nothing was. */
export async function honourGpc(deps: ConversionDeps, uid: string): Promise<void> {
  const before = await deps.attributions.find(uid);
  if (!before || !isMeasured(before.permission)) return;
  await chooseConsent(deps, uid, 'denied', undefined, NO_PLACE);
}

/** Withdraws what was not sent; nobody can send it afterwards, because its match keys are removed. */
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

/** Whether the click is recent enough for attribution. */
export function isFresh({ since }: Attribution, now: Date): boolean {
  return now.getTime() - since.getTime() < ATTRIBUTION_MS;
}
