const two = (value: number) => String(value).padStart(2, '0');

/** The day where the user is, as a date field has it: `2026-11-22`. */
export const dateOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
