/** The same value with ordinary spaces in place of non-breaking ones, so that tests can spell out texts as they read. */
export const plainSpaces = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T;
