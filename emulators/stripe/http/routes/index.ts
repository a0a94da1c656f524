import type { ApiRoute } from '../api-route.ts';
import { CATALOG_ROUTES } from './catalog.ts';
import { CHECKOUT_ROUTES } from './checkout.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { PAYMENT_ROUTES } from './payments.ts';
import { PLATFORM_ROUTES } from './platform.ts';
import { PORTAL_ROUTES } from './portal.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';

/** Every operation that is emulated. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOG_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_ROUTES,
  ...PORTAL_ROUTES,
  ...PLATFORM_ROUTES,
];
