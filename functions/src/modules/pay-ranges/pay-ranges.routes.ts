import * as contract from '../../contract/pay-ranges.ts';
import { type Route, route } from '../../http/route.ts';
import { normaliseTitle } from '../job-text/titles/normalise-title.ts';
import type { PayRangesRepository } from './pay-ranges.repository.ts';
import { placeAsked } from './place-asked.ts';

export function payRangesRoutes({ payRanges }: { payRanges: PayRangesRepository }): Route[] {
  return [
    route(contract.getPayRanges, async ({ query: { title, place: asked } }) => {
      const place = asked ? placeAsked(asked) : null;
      const found = await payRanges.find(normaliseTitle(title));
      if (found) return { ...found, place };
      const computed_at = (await payRanges.listTitles())?.computed_at ?? null;
      return { title, place, everywhere: null, places: [], posted: null, computed_at };
    }),
    route(
      contract.listPayTitles,
      async () => (await payRanges.listTitles()) ?? { titles: [], computed_at: null },
    ),
  ];
}
