import { PRICING, type ProductId } from '@contract/pricing.ts';
import { plural } from '@/lib/format.ts';

/** `Premium, monthly`, `25 credits` */
export function productName(id: ProductId): string {
  const pack = PRICING.packs.find((one) => one.id === id);
  return pack ? plural(pack.credits, 'credit') : 'Premium, monthly';
}
