/**
 * Every port of the local stack.
 *
 * `--port-offset N` moves all of them, so that several stacks can run side by side. Offsets are multiples of 100 and no
 * two ports share their last two digits, so stacks never collide.
 */
const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  hosting_emulator: 5002,
  functions_emulator: 5003,
  auth: 9099,
  tasks: 9498,
  hub: 4404,
  logging: 4405,
  eventarc: 9297,
  firestore: 8080,
  storage: 9196,
  smtp: 1025,
  mailbox: 8026,
  employers: 7330,
  job_boards: 7340,
  account_chooser: 7350,
  gemini: 7320,
  reddit: 7360,
  stripe: 7370,
  search: 7390,
  web_dev: 5173,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Record<PortName, number>;

/** From 5000 on, the ports that browsers and Node's `fetch` never connect to (Fetch standard, "bad port"). */
const BLOCKED_PORTS = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080]);

/** Why this offset cannot be used and what to use instead; null if it can. */
export function offsetProblem(offset: number): string | null {
  if (!Number.isInteger(offset / 100) || offset < 0 || offset > 50_000) {
    return '--port-offset takes a multiple of 100 from 0 to 50000, so that no two stacks want the same port.';
  }
  const blocked = Object.values(BASE_PORTS).find((port) => BLOCKED_PORTS.has(port + offset));
  if (blocked === undefined) return null;
  return `No browser opens port ${blocked + offset}: --port-offset ${offset} cannot be used. Take another multiple of 100.`;
}

/** The ports at this offset; throws if the offset is invalid. */
export function portsAt(offset = 0): Ports {
  const problem = offsetProblem(offset);
  if (problem) throw new Error(problem);
  const entries = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports; // same keys as BASE_PORTS, every value a number
}
