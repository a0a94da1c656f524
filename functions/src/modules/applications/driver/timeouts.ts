/** How long the driver waits, in milliseconds; shorter in tests. */
export type Timeouts = {
  /** For the form, or the obstacle. */
  form: number;
  /** For an element to accept a click or text. */
  action: number;
  /** For the employer's response after the click. */
  proof: number;
  /** For a confirmation after the connection broke. */
  broken: number;
};

export const TIMEOUTS: Timeouts = { form: 15_000, action: 8_000, proof: 30_000, broken: 4_000 };
