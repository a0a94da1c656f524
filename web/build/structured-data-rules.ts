import type { Thing } from 'schema-dts';

/** The type of schema.org with this name; the compiler then knows which properties it has. */
type Leaf<Name extends string> = Extract<Exclude<Thing, string>, { '@type': Name }>;
type Property<Name extends string> = Exclude<keyof Leaf<Name>, `@${string}`>;

type Rule<Name extends string = string> = {
  /** Who asks for these properties. */
  source: string;
  /** What every thing of the type has here: all that the source requires, and what it recommends and we always know. */
  has: readonly Property<Name>[];
  /** What it may have besides. */
  may?: readonly Property<Name>[];
};

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data';
const SCHEMA = 'https://schema.org';

/** The types that pages describe, and their properties. A type or property that isn't here is a fault: add it with its source. */
const RULES = {
  Organization: {
    source: `${GOOGLE}/organization`,
    has: ['name'],
    may: ['url', 'logo', 'legalName', 'email', 'sameAs', 'description', 'parentOrganization'],
  } satisfies Rule<'Organization'>,
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    has: ['name', 'url'],
    may: ['publisher', 'potentialAction'],
  } satisfies Rule<'WebSite'>,
  SearchAction: {
    source: `${GOOGLE}/sitelinks-searchbox`,
    // Google's addition to the type, in the syntax of schema.org's action annotations.
    has: ['target', 'query-input'] as readonly (Property<'SearchAction'> | 'query-input')[],
  },
  EntryPoint: { source: `${SCHEMA}/EntryPoint`, has: ['urlTemplate'] } satisfies Rule<'EntryPoint'>,
  CollectionPage: {
    source: `${SCHEMA}/CollectionPage`,
    has: ['name', 'url', 'about'],
  } satisfies Rule<'CollectionPage'>,
  FAQPage: { source: `${GOOGLE}/faqpage`, has: ['mainEntity'] } satisfies Rule<'FAQPage'>,
  Question: { source: `${GOOGLE}/faqpage`, has: ['name', 'acceptedAnswer'] } satisfies Rule<'Question'>,
  Answer: { source: `${GOOGLE}/faqpage`, has: ['text'] } satisfies Rule<'Answer'>,
  BreadcrumbList: {
    source: `${GOOGLE}/breadcrumb`,
    has: ['itemListElement'],
  } satisfies Rule<'BreadcrumbList'>,
  ListItem: { source: `${GOOGLE}/breadcrumb`, has: ['position', 'name', 'item'] } satisfies Rule<'ListItem'>,
  BlogPosting: {
    source: `${GOOGLE}/article`,
    has: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher', 'mainEntityOfPage'],
    may: ['description', 'keywords'],
  } satisfies Rule<'BlogPosting'>,
  ImageObject: {
    source: `${GOOGLE}/image-license-metadata`,
    has: ['url'],
    may: ['width', 'height'],
  } satisfies Rule<'ImageObject'>,
  ProfilePage: { source: `${GOOGLE}/profile-page`, has: ['mainEntity'] } satisfies Rule<'ProfilePage'>,
  JobPosting: {
    source: `${GOOGLE}/job-posting`,
    has: ['title', 'description', 'datePosted', 'hiringOrganization'],
    may: [
      'jobLocation',
      'jobLocationType',
      'applicantLocationRequirements',
      'baseSalary',
      'employmentType',
      'identifier',
      'validThrough',
      'directApply',
      'url',
      'skills',
    ],
  } satisfies Rule<'JobPosting'>,
  Place: { source: `${GOOGLE}/job-posting`, has: ['address'] } satisfies Rule<'Place'>,
  PostalAddress: {
    source: `${GOOGLE}/job-posting`,
    has: ['addressCountry'],
    may: ['addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  } satisfies Rule<'PostalAddress'>,
  Country: { source: `${GOOGLE}/job-posting`, has: ['name'] } satisfies Rule<'Country'>,
  State: { source: `${GOOGLE}/job-posting`, has: ['name'] } satisfies Rule<'State'>,
  PropertyValue: {
    source: `${GOOGLE}/job-posting`,
    has: ['name', 'value'],
  } satisfies Rule<'PropertyValue'>,
  MonetaryAmount: {
    source: `${GOOGLE}/job-posting`,
    has: ['currency', 'value'],
  } satisfies Rule<'MonetaryAmount'>,
  QuantitativeValue: {
    source: `${GOOGLE}/job-posting`,
    has: ['unitText'],
    may: ['value', 'minValue', 'maxValue'],
  } satisfies Rule<'QuantitativeValue'>,
} as const;

/** Properties that name a page or a file: an absolute address. */
const ADDRESSES = new Set(['url', 'item', 'logo', 'image', 'mainEntityOfPage', 'sameAs', 'urlTemplate']);
const DATES = new Set(['datePublished', 'dateModified', 'datePosted', 'validThrough']);
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

type Described = Record<string, unknown>;

const isThing = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it only points at a thing described elsewhere. */
const isReference = (thing: Described): boolean => Object.keys(thing).every((key) => key === '@id');

function faultsOfValue(type: string, name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsOfValue(type, name, one));
  if (isThing(value)) return faultsOfThing(value);
  if (ADDRESSES.has(name) && !/^https:\/\/[^/]/.test(String(value)))
    return [`${type}.${name} is no absolute address: ${String(value)}`];
  if (DATES.has(name) && !ISO_DATE.test(String(value)))
    return [`${type}.${name} is no ISO 8601 date: ${String(value)}`];
  return [];
}

/** What a rule of properties can't say: what Google asks of them together. */
function faultsOfWhole(type: string, thing: Described): string[] {
  if (type === 'BreadcrumbList') {
    const steps = thing.itemListElement as Described[];
    if (steps.length < 2) return ['BreadcrumbList has fewer than two steps'];
    if (steps.some(({ position }, index) => position !== index + 1))
      return ['BreadcrumbList doesn’t count its steps from 1'];
  }
  // The publisher and the author; the employer of a job may have no page that we know.
  if (type === 'BlogPosting') {
    const nameless = [thing.author, thing.publisher].filter(
      (one) => isThing(one) && !isReference(one) && !one.url && !one['@id'],
    );
    if (nameless.length > 0) return ['BlogPosting has an author or publisher without an address'];
  }
  if (type === 'JobPosting') {
    if (thing.jobLocationType === 'TELECOMMUTE') {
      if (!thing.jobLocation && !thing.applicantLocationRequirements)
        return ['JobPosting is remote but doesn’t say where applicants may live'];
    } else if (!thing.jobLocation) return ['JobPosting lacks jobLocation'];
  }
  if (type === 'QuantitativeValue' && thing.value === undefined && thing.minValue === undefined)
    return ['QuantitativeValue has neither value nor minValue'];
  return [];
}

/** Lists what a thing, and the things within it, lack or get wrong. */
export function faultsOfThing(thing: unknown): string[] {
  if (!isThing(thing)) return ['A thing is no object'];
  if (isReference(thing)) return [];
  const type = String(thing['@type']);
  const rule: { has: readonly string[]; may?: readonly string[] } | undefined =
    RULES[type as keyof typeof RULES];
  if (!rule) return [`${type} has no rule in structured-data-rules.ts`];
  const { has, may = [] } = rule;
  const given = Object.keys(thing).filter((name) => !name.startsWith('@'));
  const missing = has.filter((name) => thing[name] === undefined || thing[name] === '');
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...given
      .filter((name) => !has.includes(name) && !may.includes(name))
      .map((name) => `${type}.${name} has no rule in structured-data-rules.ts`),
    ...given.flatMap((name) => faultsOfValue(type, name, thing[name])),
    ...(missing.length === 0 ? faultsOfWhole(type, thing) : []),
  ];
}
