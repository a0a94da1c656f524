import { describe, expect, it, vi } from 'vitest';
import type { Facts } from './conversion-body.ts';
import { createPixel, pixelEvent } from './pixel.ts';
import { DEVICE } from './testing.ts';
import type { Conversion } from './types.ts';

const NOBODY: Facts = {
  click_id: '318474',
  uuid: null,
  signals: null,
  email: null,
  external_id: null,
  device: DEVICE,
};

function conversion(type: Conversion['type'], more: Partial<Conversion> = {}): Conversion {
  return {
    type,
    conversionId: `${type}:1`,
    currency: 'USD',
    metadata: {},
    moment: { path: '/', url: 'https://huntwell.example/', title: 'Huntwell', at: 0 },
    ...more,
  };
}

describe('the pixel’s event', () => {
  it.each([
    ['pagevisit', 'PageVisit'],
    ['viewcontent', 'ViewContent'],
    ['addtocart', 'AddToCart'],
    ['purchase', 'Purchase'],
    ['lead', 'Lead'],
    ['signup', 'SignUp'],
    ['custom', 'Custom'],
  ] as const)('of %s is called %s', (type, name) => {
    expect(pixelEvent(conversion(type), NOBODY)[0]).toBe(name);
  });

  it.each<[Conversion['type'], object]>([
    ['pagevisit', {}],
    ['viewcontent', {}],
    ['lead', { value: 5, currency: 'EUR' }],
    ['signup', { value: 5, currency: 'EUR' }],
    ['purchase', { value: 5, currency: 'EUR', itemCount: 1 }],
    ['custom', { value: 5, currency: 'EUR', itemCount: 1, customEventName: 'Custom' }],
  ])('of %s carries a value and a number of items only where Reddit reads them', (type, money) => {
    const [, properties] = pixelEvent(conversion(type, { value: 5, currency: 'EUR' }), NOBODY);
    expect(properties).toEqual({ conversionId: `${type}:1`, ...money });
  });

  it('has neither currency nor items without a value', () => {
    expect(pixelEvent(conversion('purchase'), NOBODY)[1]).toEqual({ conversionId: 'purchase:1' });
    expect(pixelEvent(conversion('lead', { value: 0 }), NOBODY)[1]).toMatchObject({ value: 0 });
  });

  it('of a purchase names what was bought, without a category', () => {
    const bought = (metadata: Conversion['metadata']) =>
      pixelEvent(conversion('purchase', { metadata }), NOBODY)[1].products;
    expect(bought({ content_id: 'credits_5', content_name: 'Five credits' })).toEqual([
      { id: 'credits_5', name: 'Five credits' },
    ]);
    expect(bought({ content_id: 'credits_5' })).toEqual([{ id: 'credits_5' }]);
    expect(bought({ content_name: 'Five credits' })).toBeUndefined();
  });

  it('names the person by hashes, as far as they are known', () => {
    const [, properties] = pixelEvent(conversion('lead'), {
      ...NOBODY,
      email: 'hash-e',
      external_id: 'hash-x',
    });
    expect(properties).toEqual({ conversionId: 'lead:1', email: 'hash-e', externalId: 'hash-x' });
  });
});

describe('the pixel', () => {
  const KEYS = { email: 'hash-e', external_id: null };

  function setup(pixelId: string | null, inPage: boolean) {
    const rdt = vi.fn();
    const install = vi.fn(() => rdt);
    const log = vi.fn();
    const pixel = createPixel({ pixel_id: pixelId, get: () => (inPage ? rdt : undefined), install, log });
    return { pixel, rdt, install, log };
  }

  it('is present while the page has one', () => {
    expect(setup(null, true).pixel.present()).toBe(true);
    expect(setup('a2_x', false).pixel.present()).toBe(false);
  });

  it('is installed by its first start, unless the page has one', () => {
    const missing = setup('a2_x', false);
    missing.pixel.init(KEYS, true);
    expect(missing.install).toHaveBeenCalledOnce();
    expect(missing.rdt).toHaveBeenCalledExactlyOnceWith('init', 'a2_x', { email: 'hash-e', dpm: 'LDU' });
    const there = setup('a2_x', true);
    there.pixel.init(KEYS, false);
    expect(there.install).not.toHaveBeenCalled();
    expect(there.rdt).toHaveBeenCalledExactlyOnceWith('init', 'a2_x', { email: 'hash-e' });
  });

  it('is not started without an id', () => {
    const { pixel, rdt, install } = setup(null, true);
    pixel.init(KEYS, false);
    expect(rdt).not.toHaveBeenCalled();
    expect(install).not.toHaveBeenCalled();
  });

  it('says whether there was one to tell', () => {
    expect(setup(null, true).pixel.track(conversion('lead'), NOBODY)).toBe(true);
    expect(setup('a2_x', false).pixel.track(conversion('lead'), NOBODY)).toBe(false);
  });

  it('breaks without breaking the page, and leaves a note', () => {
    const { pixel, rdt, log } = setup('a2_x', true);
    const error = new Error('broken pixel');
    rdt.mockImplementation(() => {
      throw error;
    });
    pixel.init(KEYS, false);
    expect(pixel.track(conversion('lead'), NOBODY)).toBe(true);
    expect(log.mock.calls).toEqual([
      ['The ad pixel failed', error],
      ['The ad pixel failed', error],
    ]);
  });
});
