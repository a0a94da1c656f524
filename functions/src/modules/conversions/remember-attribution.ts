import { isDeepStrictEqual } from 'node:util';
import type { ConsentChoice } from '../../contract/conversions.ts';
import type { Attribution } from './attribution.repository.ts';
import { permissionOf } from './consent.ts';
import type { ConversionDeps } from './conversion-deps.ts';

/** Click ids and attribution signals are worth nothing after this (specification §9). */
const ATTRIBUTION_MS = 28 * 24 * 3600_000;
/** An unchanged attribution is written again after this, so that it does not run out while it is in use. */
const REFRESH_MS = 24 * 3600_000;

/**
 * Keeps what a signed-in user's browser just said, for conversions that the server raises. Keys that it did not send
 * this time stay; without permission all of them go. Costs a read each time and a write when something changed.
 */
export async function rememberAttribution(
  deps: ConversionDeps,
  uid: string,
  said: Pick<Attribution, 'permission' | 'country' | 'match'>,
): Promise<void> {
  const now = deps.clock();
  const before = await deps.attributions.find(uid);
  if (said.permission === 'none') {
    // Somebody who never agreed gets no document that says so.
    if (!before || (before.permission === 'none' && isDeepStrictEqual(before.match, {}))) return;
    await deps.attributions.save(uid, { permission: 'none', country: null, match: {}, updated_at: now });
    return;
  }
  const kept = before && isFresh(before, now) ? before.match : {};
  const after = { permission: said.permission, country: said.country, match: { ...kept, ...said.match } };
  const unchanged =
    before &&
    now.getTime() - before.updated_at.getTime() < REFRESH_MS &&
    isDeepStrictEqual(after, { permission: before.permission, country: before.country, match: before.match });
  if (!unchanged) await deps.attributions.save(uid, { ...after, updated_at: now });
}

/** The user's choice alone, made in the footer or in settings. */
export async function chooseConsent(
  deps: ConversionDeps,
  uid: string,
  choice: ConsentChoice,
  country: string | null,
): Promise<void> {
  const permission = permissionOf(choice, deps.reddit().consent);
  await rememberAttribution(deps, uid, { permission, country, match: {} });
}

export function isFresh(attribution: Attribution, now: Date): boolean {
  return now.getTime() - attribution.updated_at.getTime() < ATTRIBUTION_MS;
}
