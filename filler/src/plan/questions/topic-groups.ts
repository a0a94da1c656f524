/** A person's name, whole or in two boxes. */
export const NAMES: ReadonlySet<string> = new Set(['full_name', 'first_name', 'last_name']);

/** Who somebody is, and how to reach them. */
export const CONTACT: ReadonlySet<string> = new Set([...NAMES, 'email', 'phone']);

/** An address, whole or in parts. */
export const ADDRESS: ReadonlySet<string> = new Set([
  'street_address',
  'full_address',
  'address_line_2',
  'city',
  'state',
  'postcode',
  'country',
]);

/** Where something is: an address, or "Boston, MA". */
export const PLACES: ReadonlySet<string> = new Set([...ADDRESS, 'location']);

/** What is asked of studies besides the name of the school. */
export const STUDIES: ReadonlySet<string> = new Set([
  'degree',
  'field_of_study',
  'graduation_date',
  'education_start_date',
  'gpa',
]);
