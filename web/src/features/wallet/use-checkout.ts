import { openBillingPortal, startCheckout } from '@contract/billing.ts';
import type { ProductId } from '@contract/pricing.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths, safeNext } from '@/lib/paths.ts';
import { track } from '@/lib/tracking/track.ts';
import { toast } from '@/ui/toast-store.ts';

type Order = { product: ProductId; renewal_terms_accepted?: boolean };

/** The page that the user came from to get credits, and goes back to; null if they came by themselves. */
export function useNextPage(): string | null {
  const [search] = useSearchParams();
  return safeNext(search.get('next'));
}

/** Opens Stripe's checkout page for an order. A second try of the same order opens the same page. */
export function useCheckout() {
  const next = useNextPage();
  const keys = useRef(new Map<ProductId, string>());
  return async ({ product, renewal_terms_accepted = false }: Order): Promise<void> => {
    const idempotencyKey = keys.current.get(product) ?? crypto.randomUUID();
    keys.current.set(product, idempotencyKey);
    const { url } = await callApi(startCheckout, {
      body: { product, renewal_terms_accepted, next: paths.credits(next ? { next } : {}) },
      idempotencyKey,
    });
    // Back from Stripe's page, the next click is a new order.
    keys.current.delete(product);
    await track('checkout_started', { product });
    window.location.assign(url);
  };
}

/** Opens Stripe's portal. */
export function usePortal() {
  const next = useNextPage();
  return useMutation({
    mutationFn: (changeCard: boolean) =>
      callApi(openBillingPortal, {
        body: { next: paths.credits(next ? { next } : {}), change_card: changeCard },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t open the payment page',
        description: errorDetail(error),
      }),
  });
}
