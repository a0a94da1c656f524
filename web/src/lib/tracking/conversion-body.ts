import type { Signals } from './attribution.ts';
import { cleanUrl } from './clean-url.ts';
import type { Conversion, ConversionType, Properties } from './types.ts';

/** What is known about the browser and the visit when a conversion is sent. */
export type Facts = {
  click_id: string | null;
  uuid: string | null;
  signals: Signals | null;
  /** SHA-256 */
  email: string | null;
  /** SHA-256 */
  external_id: string | null;
  device: Device;
};

/** The browser's current state. Sizes in CSS px. */
export type Device = {
  user_agent: string;
  language: string;
  platform: string;
  timezone: string;
  screen_width: number;
  screen_height: number;
  viewport_width: number;
  viewport_height: number;
  device_pixel_ratio: number;
  referrer: string;
};

/** What the product sells, as the specification's payload names it. */
export const OFFER_CATEGORY = 'subscription';

const EVENT_NAMES: Partial<Record<ConversionType, string>> = { pagevisit: 'PageVisit', signup: 'SignUp' };

/** JSON omits undefined, so an unknown value is never sent as null or an empty string. */
const known = (value: string | null | undefined) => value || undefined;

/** Body of POST /api/reddit/track. */
export function trackBody(conversion: Conversion, facts: Facts) {
  const { device, signals } = facts;
  const signUp =
    conversion.type === 'signup' ? { signup_method: 'email', signup_source: 'onboarding_completion' } : {};
  const { user_agent: _, referrer, ...screen } = device;
  return {
    event_type: EVENT_NAMES[conversion.type] ?? conversion.type,
    email: known(facts.email),
    external_id: known(facts.external_id),
    conversion_id: conversion.conversionId,
    value: conversion.value,
    currency: conversion.currency,
    metadata: {
      page_title: conversion.moment.title,
      page_url: cleanUrl(conversion.moment.url),
      referrer,
      // The time of the conversion: it may have waited for a click id.
      timestamp: new Date(conversion.moment.at).toISOString(),
      ...signUp,
      ...conversion.metadata,
    },
    click_id: known(facts.click_id),
    uuid: known(facts.uuid),
    aaid: known(signals?.aaid),
    idfa: known(signals?.idfa),
    ...screen,
    referrer,
  };
}

/** Keys by which Reddit finds the click that led here. */
export function matchKeys(facts: Facts) {
  const { device, signals } = facts;
  return {
    click_id: known(facts.click_id),
    uuid: known(facts.uuid),
    user_agent: device.user_agent,
    screenWidth: device.screen_width,
    screenHeight: device.screen_height,
    timezone: device.timezone,
    language: device.language,
    platform: device.platform,
    idfa: known(signals?.idfa),
    aaid: known(signals?.aaid),
    capturedAt: known(signals?.capturedAt),
    referrer: known(signals?.referrer),
    landingPage: known(signals?.landingPage),
    email: known(facts.email),
    external_id: known(facts.external_id),
  };
}

function text(metadata: Properties, name: string): string | undefined {
  const value = metadata[name];
  return typeof value === 'string' ? known(value) : undefined;
}

/** What was bought or added to the cart; null for conversions without an offer. */
export function offerOf({
  type,
  metadata,
}: Conversion): { id: string | undefined; name: string | undefined } | null {
  const name = text(metadata, 'content_name');
  if (type === 'purchase') return { id: text(metadata, 'content_id'), name };
  return type === 'addtocart' ? { id: 'premium_monthly', name: name ?? 'Premium Subscription' } : null;
}

/** Body of POST /api/reddit/track-addtocart. */
export function addToCartBody(conversion: Conversion, facts: Facts) {
  const offer = offerOf(conversion);
  return {
    event_type: 'AddToCart' as const,
    conversion_id: conversion.conversionId,
    timestamp: new Date(conversion.moment.at).toISOString(),
    value_decimal: conversion.value,
    currency: conversion.currency,
    content_name: offer?.name,
    content_ids: offer?.id ? [offer.id] : [],
    content_type: OFFER_CATEGORY,
    match_keys: matchKeys(facts),
    custom_data: { user_id: known(facts.external_id), upgrade_source: 'premium_button_click' },
  };
}

/** Body of POST /api/reddit/track-purchase. */
export function purchaseBody(conversion: Conversion, facts: Facts) {
  const { metadata } = conversion;
  const offer = offerOf(conversion);
  return {
    event_type: 'Purchase' as const,
    conversion_id: conversion.conversionId,
    timestamp: new Date(conversion.moment.at).toISOString(),
    value_decimal: conversion.value,
    currency: conversion.currency,
    transaction_id: text(metadata, 'transaction_id') ?? conversion.conversionId,
    content_name: offer?.name,
    content_ids: offer?.id ? [offer.id] : [],
    num_items: 1,
    match_keys: matchKeys(facts),
    custom_data: {
      user_id: known(facts.external_id),
      purchase_source: text(metadata, 'purchase_source') ?? 'checkout',
    },
  };
}
