import { expect, it } from 'vitest';
import { createAttribution } from './attribution.ts';
import { COOKIE, DEVICE, fakeClock, memoryStorage } from './testing.ts';
import { createWayHere } from './way-here.ts';

function visit(
  url: string,
  { storage = memoryStorage(), cookie = null as string | null, time = fakeClock() } = {},
) {
  const attribution = createAttribution(storage, time.clock);
  const way = createWayHere({
    clock: time.clock,
    attribution,
    landing: { url, referrer: 'https://www.reddit.com/' },
    deviceIds: {},
    device: () => DEVICE,
    uuidCookie: () => cookie,
  });
  return { way, attribution, storage, time };
}

const HOME = 'https://huntwell.example/';

it('a click in the address is found, and kept for a visit without one', () => {
  const first = visit(`${HOME}?rdt_cid=318474`);
  expect(first.way.look()).toBe('click id');
  const second = visit(HOME, first);
  expect(second.way.look()).toBe('click id');
  expect(second.attribution.clickId()?.value).toBe('318474');
});

it('a cookie is found, and kept for a visit without one', () => {
  const first = visit(HOME, { cookie: COOKIE });
  expect(first.way.look()).toBe('uuid');
  expect(visit(HOME, first).way.look()).toBe('uuid');
  expect(visit(HOME).way.look()).toBeNull();
});

it('another click means another way here, the same click does not', () => {
  const { storage, time, way, attribution } = visit(`${HOME}?rdt_cid=1`);
  way.look();
  time.advance(1000);
  way.look();
  expect(attribution.signals()?.capturedAt).toBe(new Date(time.start).toISOString());
  const other = visit(`${HOME}jobs?rdt_cid=2`, { storage, time });
  other.way.look();
  expect(attribution.signals()).toMatchObject({
    capturedAt: new Date(time.start + 1000).toISOString(),
    landingPage: `${HOME}jobs?rdt_cid=2`,
  });
});

it('an arrival without a click is remembered once: the first page counts', () => {
  const first = visit(`${HOME}first`);
  expect(first.attribution.signals()).toBeNull();
  first.way.remember();
  expect(first.attribution.signals()).toMatchObject({
    landingPage: `${HOME}first`,
    userAgent: DEVICE.user_agent,
  });
  visit(`${HOME}second`, first).way.remember();
  expect(first.attribution.signals()?.landingPage).toBe(`${HOME}first`);
});

it('the campaign is that of the address, else the last one that was remembered', () => {
  const first = visit(`${HOME}?utm_source=reddit`);
  expect(first.way.utm()).toEqual({ utm_source: 'reddit' });
  expect(visit(HOME, first).way.utm()).toEqual({});
  first.way.remember();
  expect(visit(HOME, first).way.utm()).toEqual({ utm_source: 'reddit' });
  expect(visit(`${HOME}?utm_source=mail`, first).way.utm()).toEqual({ utm_source: 'mail' });
});

it('an address that cannot be read says nothing', () => {
  const { way } = visit('about');
  expect(way.look()).toBeNull();
  expect(way.utm()).toEqual({});
});
