import { describe, expect, it } from 'vitest';
import { FALSE_OR_FAILING_EXPRESSIONS, REFUSED_EXPRESSIONS, TRUE_EXPRESSIONS } from './expression-cases.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import { docAt, holds, requestFor } from './test-support.ts';
import { Bytes, LatLng } from './value-types.ts';

describe('expressions, as the official emulator judges them', () => {
  it.each(TRUE_EXPRESSIONS)('allows %s', async (expression) => {
    expect(await holds(expression)).toBe(true);
  });

  it.each(FALSE_OR_FAILING_EXPRESSIONS)('denies %s', async (expression) => {
    expect(await holds(expression)).toBe(false);
  });

  it.each(REFUSED_EXPRESSIONS)('refuses to load %s', async (expression) => {
    await expect(holds(expression)).rejects.toThrow(RulesSyntaxError);
  });
});

describe('request and resource', () => {
  it.each([
    "request.method == 'update'",
    'request.path == /databases/(default)/documents/t/a',
    'request.time == timestamp.value(1772600767089)',
    'request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 4',
    'request.time.hours() == 5 && request.time.minutes() == 6 && request.time.seconds() == 7',
    'request.time.nanos() == 89000000 && request.time.dayOfWeek() == 3 && request.time.dayOfYear() == 63',
    "request.time.time() > duration.value(5, 'h') && request.time.date() == timestamp.date(2026, 3, 4)",
    "request.auth.uid == 'u1' && request.auth.token.admin == true && request.auth.token.level is int",
    'request.resource.data.n == 2 && resource.data.n == 1',
    "resource.id == 'a' && resource.__name__ == request.path",
    "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n', 'fresh'])",
    "request.resource.data.diff(resource.data).changedKeys() == ['n'].toSet()",
    "request.resource.data.diff(resource.data).addedKeys() == ['fresh'].toSet()",
    'request.resource.data.diff(resource.data).removedKeys().size() == 0',
    "request.resource.data.diff(resource.data).unchangedKeys() == ['kept', 'where', 'raw'].toSet()",
    'resource.data.where.latitude() == 1.5 && resource.data.where is latlng',
    "resource.data.raw.size() == 2 && resource.data.raw.toBase64() == 'AQI=' && resource.data.raw is bytes",
    "resource.data.kept[0] == 'x' && resource.data['kept'].hasAll(['x'])",
  ])('sees %s', async (expression) => {
    const data = { n: 1n, kept: ['x'], where: new LatLng(1.5, 2), raw: new Bytes(Uint8Array.of(1, 2)) };
    const request = requestFor({
      method: 'update',
      auth: { uid: 'u1', token: { admin: true, level: 3 } },
      resource: docAt('t/a', data),
      newResource: docAt('t/a', { ...data, n: 2n, fresh: null }),
    });
    expect(await holds(expression, request)).toBe(true);
  });

  it.each(['request.auth.uid == null', 'request.auth.token.admin == true', "request.auth.uid != 'u1'"])(
    'denies %s to an anonymous caller',
    async (expression) => {
      expect(await holds(expression, requestFor({ auth: null }))).toBe(false);
    },
  );

  it('shows no key of JavaScript objects as a field', async () => {
    const request = requestFor({ resource: docAt('t/a', {}) });
    for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(await holds(`'${key}' in resource.data`, request)).toBe(false);
      expect(await holds(`resource.data.${key} != null`, request)).toBe(false);
      expect(await holds(`request.auth.token.${key} != null`, request)).toBe(false);
      expect(await holds(`resource.data.get('${key}', null) == null`, request)).toBe(true);
    }
  });

  it('has no resource in the request of a read, and a null one in that of a delete', async () => {
    expect(await holds('request.resource == null', requestFor({ method: 'get' }))).toBe(false);
    expect(await holds('request.resource == null', requestFor({ method: 'delete' }))).toBe(true);
  });
});
