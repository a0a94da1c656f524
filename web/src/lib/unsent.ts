/** How long a sign-out waits for what is still to be sent. */
const WAIT_MS = 5000;

/** Sends what the server doesn't have yet; resolves to whether it has it now. */
type Send = () => Promise<boolean>;

const senders = new Set<Send>();

/**
 * Registers something that must reach the server before the user signs out: afterwards nothing can be sent for them.
 * @returns what removes it again
 */
export function sendBeforeSignOut(send: Send): () => void {
  senders.add(send);
  return () => {
    senders.delete(send);
  };
}

/** Sends everything registered, and resolves to whether all of it arrived in time. */
export async function sendUnsent(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), WAIT_MS);
  });
  const all = Promise.all([...senders].map((send) => send().catch(() => false)));
  return senders.size === 0 || Promise.race([late, all.then((sent) => sent.every(Boolean))]);
}
