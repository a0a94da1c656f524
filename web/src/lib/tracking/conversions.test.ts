import { expect, it, vi } from 'vitest';
import { completed } from './conversions.ts';
import { CLICK, trackerWithFakes } from './testing.ts';

const MOMENT = { path: '/', url: 'https://huntwell.example/', title: 'Huntwell', at: 0 };

it('a conversion has an id that names its type, and a value only where it has one', () => {
  expect(completed('lead', {}, MOMENT, () => 'id-1')).toEqual({
    type: 'lead',
    conversionId: 'lead:id-1',
    currency: 'USD',
    metadata: {},
    moment: MOMENT,
  });
  expect(completed('addtocart', {}, MOMENT, () => 'id-1')).toMatchObject({ value: 35 });
  expect(completed('addtocart', { value: 0, currency: 'EUR' }, MOMENT, () => '')).toMatchObject({
    value: 0,
    currency: 'EUR',
  });
});

it('a conversion without permission is neither sent nor kept', async () => {
  const { permit, tracker } = trackerWithFakes({ url: CLICK });
  permit('undecided', 'unknown');
  expect(await tracker.convert('lead')).toEqual({ success: false });
  expect(tracker.snapshot().pending).toBe(0);
});

it('a conversion that the server did not take leaves a note', async () => {
  const { permit, tracker, transport, log } = trackerWithFakes({ url: CLICK });
  transport.track.mockResolvedValue(false);
  permit('full');
  await tracker.convert('lead');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The conversion lead was not sent',
    new Error('The server did not take it'),
  );
});

it('a conversion waits again when the click id expires while it is prepared', async () => {
  const { permit, tracker, transport, time } = trackerWithFakes({ url: CLICK });
  permit('full');
  const converted = tracker.convert('lead', { email: 'dana@example.com' });
  vi.spyOn(time.clock, 'now').mockReturnValue(time.start + 28 * 24 * 3600_000);
  expect(await converted).toEqual({ success: false });
  expect(transport.track).not.toHaveBeenCalled();
  expect(tracker.snapshot().pending).toBe(1);
});
