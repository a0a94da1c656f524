import { bold, type Row, type Span, text } from '../sheet.ts';
import type { Choices } from './choices.ts';
import { type Inventor, townsOf } from './invent.ts';

export type Contact = {
  first: string;
  last: string;
  headline: string;
  email: string;
  phone: string;
  link: string | null;
};
export type DrawnHead = {
  rows: Row[];
  /** The same facts for a column at the side. */
  facts: string[];
  /** What is right to read as the place; undefined where none is written. */
  location: string | undefined;
};

const label = (value: string, field: string): Span => ({ ...text(value), says: { field, entry: -1 } });

/** The name and how to reach the person, in the shapes of many countries. */
export function drawHead(choices: Choices, inventor: Inventor, contact: Contact, barred: boolean): DrawnHead {
  const { random, words } = inventor;
  const { home, street, location } = drawAddress(choices, inventor);
  const { email, phone, link } = contact;
  const born = choices.chance('head.personal', 0.15)
    ? [
        `${random.word(words.labels.born)}: ${random.between(10, 28)}.0${random.between(1, 9)}.19${random.between(70, 99)}`,
      ]
    : [];
  const order = random.some([phone, email, ...(link === null ? [] : [link])], 3);
  const facts = random.chance(0.6)
    ? [...street, ...home, ...order, ...born]
    : [...order, ...street, ...home, ...born];
  return { rows: [...drawName(choices, inventor, contact), ...(barred ? [] : reach())], facts, location };

  function reach(): Row[] {
    const row = (value: string): Row => ({ left: [label(value, 'contact')] });
    const place = [...street, ...home].join(', ');
    const all = [...(place === '' ? [] : [place]), ...order, ...born];
    switch (
      choices.of('head.form', {
        lines: 3,
        strokes: 3,
        dots: 2,
        bullets: 1,
        labels: 3,
        right: 1,
        twoLines: 2,
        inlineLabels: 1.5,
        tabs: 0.7,
        icons: 1,
        labelTabs: 1,
        dashes: 0.7,
        slashes: 0.4,
        commas: 0.3,
      })
    ) {
      case 'lines':
        return facts.map(row);
      case 'strokes':
        return [row(all.join(' | '))];
      case 'dots':
        return [row(all.join(' · '))];
      case 'bullets':
        return [row(all.join(' • '))];
      case 'slashes':
        return [row(all.join(' / '))];
      case 'commas':
        return [row(all.join(', '))];
      case 'dashes':
        return [row(all.join(' - '))];
      case 'tabs':
        return [row(all.join('\t'))];
      case 'icons':
        return [row(all.map((one) => `${random.pick(['☎', '✉', '📍', '', '📧', '#'])} ${one}`).join('  '))];
      case 'right':
        return facts.map((fact) => ({ left: [text('')], right: [label(fact, 'contact')] }));
      case 'twoLines':
        return [
          ...(place === '' ? [] : [row(place)]),
          row(order.join(random.pick([' | ', ' • ', ', ', ' – ']))),
        ];
      case 'labels':
      case 'inlineLabels':
      case 'labelTabs': {
        const named = [
          ...(place === '' ? [] : [[random.word(words.labels.address), place] as const]),
          [random.word(words.labels.phone), phone] as const,
          [random.word(words.labels.email), email] as const,
        ];
        const form = choices.made.at(-1)!;
        const sign = form.endsWith('labelTabs') ? random.pick(['\t', ':\t', ' : ']) : ': ';
        const rows = named.map(([name, value]) => `${name}${sign}${value}`);
        return form.endsWith('inlineLabels')
          ? [row(rows.join(random.pick([' | ', ', ', '  ', ' · '])))]
          : rows.map(row);
      }
    }
  }
}

function drawName(choices: Choices, { random, words }: Inventor, { first, last, headline }: Contact): Row[] {
  const form = choices.of('head.name', {
    plain: 6,
    capitals: 2.5,
    withHeadline: 1.2,
    titleBefore: 0.8,
    titleBehind: 0.7,
    lastFirst: 0.5,
    lastCapitals: 0.7,
    twoLines: 0.7,
    labelled: 0.6,
    below: 1,
    spaced: 0.4,
    resumeOf: 0.3,
    small: 0.2,
  });
  const titled = choices.of('head.headline', { none: 1, line: 1.2, sentence: 0.2 });
  const name = `${first} ${last}`;
  const says = (value: string): Row => ({ left: [{ ...bold(value), says: { field: 'name', entry: -1 } }] });
  const documents = words.noise
    .split('|')
    .filter((one) => /^(?:Curriculum|Lebenslauf|Özgeçmiş|Życiorys|Hoja)/.test(one));
  const rows: Record<typeof form, Row[]> = {
    plain: [says(name)],
    capitals: [says(name.toLocaleUpperCase(words.language))],
    withHeadline: [says(`${name}${random.pick([' – ', ', ', ' | ', ' - '])}${headline}`)],
    titleBefore: [says(`${random.word(words.titlesBefore)} ${name}`)],
    titleBehind: [says(`${name}${random.word(words.titlesBehind)}`)],
    lastFirst: [says(`${last}, ${first}`)],
    lastCapitals: [says(`${first} ${last.toLocaleUpperCase(words.language)}`)],
    twoLines: [says(first), says(last)],
    labelled: [says(`${random.word(words.labels.name)}: ${name}`)],
    below: [{ left: [bold(documents[0] ?? 'CV')] }, says(name)],
    spaced: [says([...name.toLocaleUpperCase(words.language)].join(' ').replace(/ {3}/g, '   '))],
    resumeOf: [says(`CV ${name}`)],
    small: [says(name.toLocaleLowerCase(words.language))],
  };
  const summary = titled === 'sentence' ? `${headline}, ${random.between(3, 25)}+` : headline;
  return [
    ...rows[form],
    ...(titled === 'none' || form === 'withHeadline' ? [] : [{ left: [label(summary, 'headline')] }]),
  ];
}

type Address = { street: string[]; home: string[]; location: string | undefined };

function drawAddress(choices: Choices, inventor: Inventor): Address {
  const { random, words } = inventor;
  const form = choices.of('head.address', {
    town: 2.5,
    townRegion: 2.5,
    townCountry: 2.5,
    postcode: 1.5,
    street: 2,
    streetLines: 1.2,
    streetCountry: 1,
    none: 1.5,
    countryOnly: 0.3,
    townRegionCountry: 0.5,
    streetTown: 0.7,
    area: 0.3,
  });
  const country = random.pick(words.countries);
  const town = random.chance(0.1) ? inventor.town() : random.pick(townsOf(country.code, inventor.vocabulary));
  const region = country.regions === 'x' ? undefined : random.word(country.regions);
  const write = (pattern: string) =>
    inventor.fill(pattern.replaceAll('{T}', town).replaceAll('{R}', region ?? country.name));
  const street = inventor.fill(random.word(words.streets));
  const postcode = write(country.postcode);
  // A postcode behind the town is no part of it.
  const said = /^\{T\}.*#/.test(country.postcode)
    ? write(
        country.postcode.replace(
          /[\s,–-]*(?:CEP|cod poștal|[A-Z]{2}# #[A-Z]{2}|[A-Z]#[A-Z] #[A-Z]#|\d?#+.*)[\s#-]*$/u,
          '',
        ),
      )
    : postcode;
  const townRegion = write(country.region);
  switch (form) {
    case 'none':
      return { street: [], home: [], location: undefined };
    case 'countryOnly':
      return { street: [], home: [country.name], location: undefined };
    case 'town':
      return { street: [], home: [town], location: town };
    case 'townRegion':
      return { street: [], home: [townRegion], location: townRegion };
    case 'townCountry': {
      const both = `${town}${random.pick([', ', ', ', ' – ', ' (', ' / '])}${country.name}`;
      return { street: [], home: [both.includes('(') ? `${both})` : both], location: town };
    }
    case 'townRegionCountry':
      return { street: [], home: [`${townRegion}, ${country.name}`], location: townRegion };
    case 'postcode':
      return { street: [], home: [postcode], location: said };
    case 'street':
      return { street: [], home: [`${street}, ${postcode}`], location: said };
    case 'streetLines':
      return { street: [street], home: [postcode], location: said };
    case 'streetCountry':
      return { street: [], home: [`${street}, ${postcode}, ${country.name}`], location: said };
    case 'streetTown':
      return {
        street: [],
        home: [`${street}${random.pick([', ', ' – ', ' - ', ' '])}${town}`],
        location: town,
      };
    case 'area':
      return {
        street: [],
        home: [{ en: `Greater ${town} Area`, fr: `${town} et périphérie` }[words.language as 'en'] ?? town],
        location: town,
      };
  }
}
