import { MAIN_STACK } from './stacks.ts';

export { expect, test } from '../../browser/test.ts';

/** What the demo employers received from this email address. */
export async function receivedFrom(
  email: string,
  stack = MAIN_STACK,
): Promise<{ job_id: string; honeypot: boolean; fields: { label: string; value: string }[] }[]> {
  const answer = await fetch(
    `http://127.0.0.1:${stack.ports.employers}/api/received?email=${encodeURIComponent(email)}`,
  );
  return ((await answer.json()) as { items: [] }).items;
}
