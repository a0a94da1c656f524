/** How long the driver waits, in milliseconds; tests wait less. */
export type Timeouts = {
  /** For the form, or what stands in its way. */
  form: number;
  /** For an element to take a click or text. */
  action: number;
  /** For the employer’s answer after the click. */
  proof: number;
  /** How long a page whose sending broke may still show a confirmation. */
  broken: number;
};

export const TIMEOUTS: Timeouts = { form: 15_000, action: 8_000, proof: 30_000, broken: 4_000 };
