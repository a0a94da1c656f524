import type { OutgoingFetch } from '../../platform/outgoing.ts';

/** A vendor's API: how to reach it, and where. */
export type VendorApi = { send: OutgoingFetch; base_url: string };
