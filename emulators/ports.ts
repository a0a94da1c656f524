/**
 * Every port of the local stack, in one place.
 *
 * `--port-offset N` moves all of them together, so that several stacks can run side by side.
 */
const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  firestore: 8080,
  storage: 9199,
  smtp: 1025,
  mailbox: 8025,
  employers: 7300,
  job_boards: 7400,
  account_chooser: 7500,
  reddit: 7600,
  web_dev: 5173,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Record<PortName, number>;

/** The ports of a stack that is moved by `offset` (0 or more). */
export function portsAt(offset = 0): Ports {
  const entries = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports; // same keys as BASE_PORTS, every value a number
}
