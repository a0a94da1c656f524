/** How long the driver waits, in milliseconds; tests wait less. */
export type Waits = {
  /** For the form, or what stands in its way. */
  form: number;
  /** For an element to take a click or a text. */
  gesture: number;
  /** For a word of the employer after the press. */
  proof: number;
  /** How long a page whose sending broke may still show a confirmation. */
  broken: number;
};

export const WAITS: Waits = { form: 15_000, gesture: 8_000, proof: 30_000, broken: 4_000 };
