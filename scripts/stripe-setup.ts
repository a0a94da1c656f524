/**
 * `npm run stripe:setup -- --site https://your.domain`: makes the products, prices, webhook endpoint, and portal
 * configuration in the Stripe account of STRIPE_SECRET_KEY, or brings them up to date. Running it again changes nothing.
 * `--local [--port-offset N]` uses the local stack's account, which `npm start` has set up already.
 */
import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { portsAt } from '../emulators/ports.ts';
import { localStripe } from '../emulators/stripe/local-client.ts';
import { setUpAccount } from '../functions/src/integrations/stripe-account.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    local: { type: 'boolean', default: false },
    'port-offset': { type: 'string', default: '0' },
  },
});
const ports = portsAt(Number(values['port-offset']));
const site = values.local ? `http://127.0.0.1:${ports.hosting}` : values.site;
const key = process.env.STRIPE_SECRET_KEY;
if (!site || (!values.local && !key)) {
  console.error('Usage: STRIPE_SECRET_KEY=sk_… npm run stripe:setup -- --site https://your.domain');
  console.error('       npm run stripe:setup -- --local [--port-offset N]');
  process.exit(2);
}

try {
  const stripe = values.local ? localStripe(ports.stripe) : new Stripe(key ?? '');
  const { prices, changes, webhook_secret } = await setUpAccount(stripe, {
    site: new URL(site).origin,
    webhook_url: `${new URL(site).origin}/api/webhooks/stripe`,
  });
  for (const [lookup_key, id] of Object.entries(prices)) console.log(`${lookup_key}: ${id}`);
  console.log(changes.length === 0 ? 'Nothing to change: the account is up to date.' : changes.join('\n'));
  if (webhook_secret) {
    console.log(`Signing secret of the webhook, shown only now: ${webhook_secret}`);
    console.log('Store it: firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project …');
  }
} catch (error) {
  console.error(`Stripe was not set up: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
