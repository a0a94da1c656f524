import type { Page } from '@playwright/test';
import { localStripe } from '../../../emulators/stripe/local-client.ts';
import type { Billing } from '../../../functions/src/contract/billing.ts';
import type { ProductId } from '../../../functions/src/contract/pricing.ts';
import { type ApiUser, eventually } from './accounts.ts';
import { MAIN_STACK } from './stacks.ts';

/** The account at Stripe of the stack that all journeys share, for what happens there without the product. */
export const stripe = localStripe(MAIN_STACK.ports.stripe);

/** Stripe's published test cards. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
};

const DAY = 86_400;
/** Seconds that an event may take from Stripe to the wallet: the first one starts two functions. */
const PATIENCE = 90;

/** Opens Stripe's page for a product through the API, as the buttons of the credits page do. */
export async function openCheckout(page: Page, user: ApiUser, product: ProductId): Promise<void> {
  const { url } = await user.call<{ url: string }>('POST', '/api/billing/checkout', {
    json: { product, renewal_terms_accepted: true },
  });
  await page.goto(url);
}

/** Fills the card form of one of Stripe's pages and presses its button. */
export async function enterCard(page: Page, button: string | RegExp, number = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Dana Okafor');
  const terms = page.getByRole('checkbox');
  if (await terms.count()) await terms.check();
  await page.getByRole('button', { name: button }).click();
}

/** Changes the card in Stripe's portal. */
export async function changeCard(page: Page, user: ApiUser, number: string): Promise<void> {
  const { url } = await user.call<{ url: string }>('POST', '/api/billing/portal', { json: {} });
  await page.goto(url);
  await enterCard(page, 'Save card', number);
  await page.getByText(`•••• ${number.slice(-4)}`).waitFor();
}

/** The user at Stripe, with time of their own that the returned function moves on by days. */
export async function takeClock(
  user: ApiUser,
): Promise<{ customer: string; moveOn: (days: number) => Promise<void> }> {
  const { data } = await stripe.customers.list({ email: user.email });
  const customer = data[0]?.id ?? '';
  let now = Math.floor(Date.now() / 1000);
  const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: now, customer });
  return {
    customer,
    async moveOn(days) {
      now += Math.round(days * DAY);
      await stripe.testHelpers.testClocks.advance(id, { frozen_time: now });
      await eventually('the clock was moved', 30, async () => {
        const { status } = await stripe.testHelpers.testClocks.retrieve(id);
        return status === 'ready' ? true : null;
      });
    },
  };
}

/** Waits until the product knows what Stripe told about the subscription. */
export async function billingWith(
  user: ApiUser,
  what: string,
  matches: (billing: Billing) => boolean,
): Promise<Billing> {
  return eventually(what, PATIENCE, async () => {
    const billing = await user.call<Billing>('GET', '/api/billing');
    return matches(billing) ? billing : null;
  });
}

export async function availableCredits(user: ApiUser, wanted: number): Promise<void> {
  await eventually(`${wanted} credits`, PATIENCE, async () => {
    const { available } = await user.call<{ available: number }>('GET', '/api/wallet');
    return available === wanted ? true : null;
  });
}
