import type { SubmitOutcome } from '../../functions/src/modules/applications/driver/application-driver.ts';
import type { TestSite } from './site.ts';

/** What a browser sends for a single checked box of the demo employers; the receipt says its words. */
const CHECKED = '1';

/** How what the employer received differs from the receipt; null if it does not. */
export async function disagreement(
  site: TestSite,
  vendor: string,
  id: string,
  outcome: SubmitOutcome,
): Promise<string | null> {
  if (outcome.kind !== 'submitted') return JSON.stringify(outcome).slice(0, 600);
  const receptions = (await site.received(id)).filter((one) => one.vendor === vendor);
  if (receptions.length !== 1) return `received ${receptions.length} times`;
  const [reception] = receptions;
  if (reception?.honeypot) return 'the honeypot was filled';
  const told = new Map(outcome.fields.map((field) => [field.label, field.value]));
  for (const { name, label, value } of reception?.fields ?? []) {
    // Coordinates belong to the chosen place.
    if (name === 'latitude' || name === 'longitude') continue;
    const said = told.get(label);
    if (said !== value && !(value === CHECKED && (said === label || said === 'Yes')))
      return `received ${label} = ${value}, the receipt says ${said}`;
  }
  const received = new Set(reception?.fields.map(({ label }) => label));
  const files = new Set(reception?.files.map(({ label }) => label));
  const lost = outcome.fields.filter(({ label }) => !received.has(label) && !files.has(label));
  if (lost.length > 0) return `never received: ${lost.map(({ label }) => label).join(', ')}`;
  const [file] = reception?.files ?? [];
  if (reception?.files.length !== 1 || file?.filename !== 'dana-okafor.txt') return 'the resume is not there';
  return null;
}
