import {
  setConversionConsent,
  trackAddToCart,
  trackConversion,
  trackPurchase,
} from '@contract/conversions.ts';
import { callApi, callOk } from '../api-client.ts';
import { consentHeaders } from '../consent.ts';
import { getIdToken } from '../session.ts';
import type { Transport } from './tracker.ts';

/** The server, as the tracker calls it. Requests outlive the page, so a conversion on the last click isn't lost. */
export const transport: Transport = {
  track: async (body) =>
    (await callApi(trackConversion, { body, headers: consentHeaders(), keepalive: true })).success,
  // The specification (§7) has only "ok" checked for these two: anything else throws.
  async addToCart(body) {
    await callOk(trackAddToCart, { body, headers: consentHeaders(), keepalive: true });
    return true;
  },
  async purchase(body) {
    await callOk(trackPurchase, { body, headers: consentHeaders(), keepalive: true });
    return true;
  },
  async consent(body) {
    // Whose choice it is may have signed out while the tracker loaded; the server would reject the call.
    if ((await getIdToken()) === null) return false;
    return (await callApi(setConversionConsent, { body, keepalive: true })).success;
  },
};
