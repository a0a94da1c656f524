import fc from 'fast-check';

/** Strings that have broken parsers, databases and pages before. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eexe.fdp',
  '\ufeff',
  '..',
  '../../etc/passwd',
  '__proto__',
  '__id__',
  '.',
  'a/b',
  '%00',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'eyJ2IjoxfQ',
  Buffer.from('["a",1,null]').toString('base64url'),
  Buffer.from('{"path":"users/x","at":"yesterday"}').toString('base64url'),
  'x'.repeat(3000),
  '🧗'.repeat(500),
];

const HOSTILE_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, -1e-7, 2 ** 53, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(60, 400).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Valid values half of the time, else ones with a part replaced, removed or added. */
export function spoilt(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(valid, HOSTILE_VALUES, fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, hostile, at, change]) => changeAt(structuredClone(value), hostile, at, change));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: HOSTILE_VALUES },
  );
}

function changeAt(root: unknown, hostile: unknown, at: number, change: string): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>; // arrays have keys too
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      visit(inner);
    }
  };
  visit(root);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return hostile;
  if (change === 'remove') delete place.holder[place.key];
  else if (change === 'add') place.holder[`${place.key}_2`] = hostile;
  else place.holder[place.key] = hostile;
  return root;
}
