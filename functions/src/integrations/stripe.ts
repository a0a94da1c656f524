import type Stripe from 'stripe';

/**
 * A client of Stripe's API. The SDK is large, so it is loaded here, with the first call that needs it.
 *
 * @param origin `https://api.stripe.com`, or an emulator of it
 */
export async function connectStripe(options: { secret_key: string; origin: string }): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(options.origin);
  const https = protocol === 'https:';
  return new StripeClient(options.secret_key, {
    // The shapes in this folder are those of this version; a new one comes with a new SDK.
    apiVersion: '2026-10-28.endive',
    host: hostname,
    port: port || (https ? 443 : 80),
    protocol: https ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}

/** The event that Stripe signed, or null if the signature is not Stripe's or older than five minutes. */
export async function readSignedEvent(
  body: Uint8Array,
  signature: string,
  secret: string,
): Promise<Stripe.Event | null> {
  const { default: StripeClient } = await import('stripe');
  try {
    return StripeClient.webhooks.constructEvent(Buffer.from(body), signature, secret);
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
