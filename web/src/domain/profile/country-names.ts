const names = new Intl.DisplayNames('en', { type: 'region' });

/** Countries whose English name takes an article in a sentence. */
const WITH_THE = new Set('AE BS CD CF CG DO FK GB GM KM KY MH MP MV NL PH SB TC UM US VA VG VI'.split(' '));

/** English name of a country (ISO 3166-1 alpha-2): "United States". */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** The name as it follows "in": "the United States". */
export function inCountry(code: string): string {
  return `${WITH_THE.has(code) ? 'the ' : ''}${countryName(code)}`;
}
