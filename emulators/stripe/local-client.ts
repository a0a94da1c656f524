import Stripe from 'stripe';
import { DEMO_SECRET_KEY } from './server.ts';

/** The official SDK, talking to the account that this machine's stack runs on `port`. */
export function localStripe(port: number): Stripe {
  return new Stripe(DEMO_SECRET_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
