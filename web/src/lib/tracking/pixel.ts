import { customEventName } from '@contract/conversion-rules.ts';
import { type Facts, OFFER_CATEGORY, offerOf } from './conversion-body.ts';
import type { Conversion, ConversionType, Log } from './types.ts';

/** Reddit's pixel function in the page, installed by us or by a tag manager. */
export type Rdt = (...args: unknown[]) => void;

const NAMES: Record<ConversionType, string> = {
  pagevisit: 'PageVisit',
  viewcontent: 'ViewContent',
  addtocart: 'AddToCart',
  purchase: 'Purchase',
  lead: 'Lead',
  signup: 'SignUp',
  custom: 'Custom',
};
/** Reddit ignores the value of these. */
const WITHOUT_VALUE: ConversionType[] = ['pagevisit', 'viewcontent'];
/** Only for these does Reddit read an item count. */
const WITH_ITEMS: ConversionType[] = ['addtocart', 'purchase', 'custom'];

export type PixelKeys = { email: string | null; external_id: string | null };

function keysOf({ email, external_id }: PixelKeys) {
  return { ...(email && { email }), ...(external_id && { externalId: external_id }) };
}

/** The conversion in the pixel's format, with the same conversion id as on the server. */
export function pixelEvent(conversion: Conversion, facts: Facts): [string, Record<string, unknown>] {
  const { type, conversionId, value, currency, metadata } = conversion;
  const valued = !WITHOUT_VALUE.includes(type) && value !== undefined;
  const offer = offerOf(conversion);
  // Same as on the server: the cart holds a subscription; a purchase names its product.
  const category = type === 'addtocart' ? OFFER_CATEGORY : undefined;
  return [
    NAMES[type],
    {
      conversionId,
      ...(valued && { value, currency }),
      ...(valued && WITH_ITEMS.includes(type) && { itemCount: 1 }),
      ...(offer?.id && {
        products: [{ id: offer.id, ...(offer.name && { name: offer.name }), ...(category && { category }) }],
      }),
      ...(type === 'custom' && { customEventName: customEventName(metadata.custom_event_name) }),
      ...keysOf(facts),
    },
  ];
}

export type Pixel = {
  present(): boolean;
  /**
   * Starts the pixel, or updates its match keys and Limited Data Use, for which Reddit derives country and state from
   * the IP address. Does nothing without a pixel id.
   */
  init(keys: PixelKeys, limited: boolean): void;
  /** False if there is no pixel, or none yet. */
  track(conversion: Conversion, facts: Facts): boolean;
};

type PixelOptions = {
  /** `a2_…`; null if the project has none: then only a pixel already in the page is used. */
  pixel_id: string | null;
  get: () => Rdt | undefined;
  /** Adds the pixel's queue and script to the page. */
  install: () => Rdt;
  log: Log;
};

export function createPixel({ pixel_id, get, install, log }: PixelOptions): Pixel {
  const safely = (action: () => void) => {
    try {
      action();
    } catch (error) {
      log('The ad pixel failed', error);
    }
  };
  return {
    present: () => typeof get() === 'function',
    init(keys, limited) {
      if (pixel_id === null) return;
      safely(() => {
        const rdt = get() ?? install();
        rdt('init', pixel_id, { ...keysOf(keys), ...(limited && { dpm: 'LDU' }) });
      });
    },
    track(conversion, facts) {
      const rdt = get();
      if (typeof rdt !== 'function') return false;
      safely(() => rdt('track', ...pixelEvent(conversion, facts)));
      return true;
    },
  };
}
