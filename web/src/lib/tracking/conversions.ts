import { isMeasured, type Permission } from '@contract/conversion-rules.ts';
import { CONVERSION } from '../constants.ts';
import { addToCartBody, type Facts, purchaseBody, trackBody } from './conversion-body.ts';
import { createPending } from './pending.ts';
import type { Pixel } from './pixel.ts';
import type { Clock, Conversion, ConversionData, ConversionType, Log, Moment } from './types.ts';

/** Requests to our own server. Each resolves to whether it was accepted, and may reject. */
export type ConversionTransport = {
  track(body: ReturnType<typeof trackBody>): Promise<boolean>;
  addToCart(body: ReturnType<typeof addToCartBody>): Promise<boolean>;
  purchase(body: ReturnType<typeof purchaseBody>): Promise<boolean>;
};

type Options = {
  clock: Clock;
  transport: ConversionTransport;
  pixel: Pixel;
  permission: () => Permission;
  /** Whether a click id or a uuid is known. */
  hasId: () => boolean;
  facts: (data: ConversionData) => Promise<Facts>;
  onError: (conversion: Conversion, message: string) => void;
  onChange: () => void;
  newId: () => string;
  log: Log;
};

/** A page's conversion with defaults filled in. */
export function completed(
  type: ConversionType,
  data: ConversionData,
  moment: Moment,
  newId: () => string,
): Conversion {
  const value = data.value ?? (type === 'addtocart' ? CONVERSION.addToCartValue : undefined);
  return {
    ...data,
    ...(value !== undefined && { value }),
    type,
    conversionId: data.conversionId ?? `${type}:${newId()}`,
    currency: data.currency ?? CONVERSION.currency,
    metadata: data.metadata ?? {},
    moment,
  };
}

/**
 * Sends conversions to the server and the pixel under one id, only with permission and a click id or uuid. Those that
 * can't be sent yet, or failed, wait.
 */
export function createConversions(options: Options) {
  const { clock, transport, pixel, hasId, log } = options;
  const inPixel = new WeakSet<Conversion>();
  const allowed = () => isMeasured(options.permission());
  const ready = () => allowed() && hasId();
  const pending = createPending({ clock, ready, send, onChange: options.onChange });

  function post(conversion: Conversion, facts: Facts): Promise<boolean> {
    if (conversion.type === 'addtocart') return transport.addToCart(addToCartBody(conversion, facts));
    if (conversion.type === 'purchase') return transport.purchase(purchaseBody(conversion, facts));
    return transport.track(trackBody(conversion, facts));
  }

  async function send(conversion: Conversion): Promise<boolean> {
    try {
      const facts = await options.facts(conversion);
      // Permission or click id may be gone by the time hashing is done.
      if (!ready()) return false;
      if (!inPixel.has(conversion) && pixel.track(conversion, facts)) inPixel.add(conversion);
      if (await post(conversion, facts)) return true;
      throw new Error('The server did not take it');
    } catch (error) {
      log(`The conversion ${conversion.type} was not sent`, error);
      options.onError(conversion, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  return {
    async convert(type: ConversionType, data: ConversionData, moment: Moment): Promise<{ success: boolean }> {
      if (!allowed()) return { success: false };
      const conversion = completed(type, data, moment, options.newId);
      const tried = hasId();
      const success = tried && (await send(conversion));
      if (!success && allowed()) pending.add(conversion, tried ? 1 : 0);
      return { success };
    },
    retry: pending.retry,
    waiting: pending.size,
    clear: pending.clear,
  };
}
