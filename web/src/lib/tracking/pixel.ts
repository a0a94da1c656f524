import type { Facts } from './conversion-body.ts';
import type { Conversion, ConversionType, Log } from './types.ts';

/** Reddit's pixel as it stands in the page, ours or a tag manager's. */
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
/** These take nothing about value. */
const WITHOUT_VALUE: ConversionType[] = ['pagevisit', 'viewcontent'];

export type PixelKeys = { email: string | null; external_id: string | null };

function keysOf({ email, external_id }: PixelKeys) {
  return { ...(email && { email }), ...(external_id && { externalId: external_id }) };
}

/** The conversion in the pixel's words, under the same conversion id as on the server. */
export function pixelEvent(conversion: Conversion, facts: Facts): [string, Record<string, unknown>] {
  const { type, conversionId, value, currency, metadata } = conversion;
  const valued = !WITHOUT_VALUE.includes(type) && value !== undefined;
  const custom = metadata.custom_event_name;
  return [
    NAMES[type],
    {
      conversionId,
      ...(valued && { value, currency, itemCount: 1 }),
      ...(type === 'custom' && { customEventName: typeof custom === 'string' ? custom : 'Custom' }),
      ...keysOf(facts),
    },
  ];
}

export type Pixel = {
  present(): boolean;
  /** Starts it, or tells it what changed: match keys and Limited Data Use. Does nothing without a pixel id. */
  init(keys: PixelKeys, limited: boolean): void;
  track(conversion: Conversion, facts: Facts): void;
};

type PixelOptions = {
  /** `a2_…`; null when the project has none: then only a pixel that is already in the page is used. */
  pixel_id: string | null;
  get: () => Rdt | undefined;
  /** Puts the pixel's queue and script into the page. */
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
      safely(() => get()?.('track', ...pixelEvent(conversion, facts)));
    },
  };
}
