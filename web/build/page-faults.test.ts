import { expect, it } from 'vitest';
import { readPage } from './page-faults.ts';

const ORIGIN = 'https://site.example';
const ABOUT = {
  title: '<title>About this site</title>',
  description: '<meta name="description" content="Why this site exists, and what it does for whom."/>',
  canonical: `<link rel="canonical" href="${ORIGIN}/about"/>`,
  url: `<meta property="og:url" content="${ORIGIN}/about"/>`,
  preview: ['title', 'description', 'type', 'site_name', 'image', 'image:width', 'image:height', 'image:alt']
    .map((name) => `<meta property="og:${name}" content="x"/>`)
    .join(''),
  card: '<meta name="twitter:card" content="summary"/>',
};
const MAIN = { heading: '<h1>About</h1>', text: `<p>${'Real words. '.repeat(30)}</p>` };

function faults(change: Partial<typeof ABOUT & typeof MAIN> = {}, more = ''): string[] {
  const { heading, text, ...head } = { ...ABOUT, ...MAIN, ...change };
  const html = `<!doctype html><html><head>${Object.values(head).join('')}</head><body><main>${heading}${text}${more}</main></body></html>`;
  return readPage('/about', html, ORIGIN).faults;
}

const data = (...things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`;
const step = (position: number, path: string) => ({
  '@type': 'ListItem',
  position,
  name: path,
  item: `${ORIGIN}${path}`,
});
const WAY = { '@type': 'BreadcrumbList', itemListElement: [step(1, '/'), step(2, '/about')] };
const JOB = {
  '@type': 'JobPosting',
  title: 'Nurse',
  description: '<p>Care</p>',
  datePosted: '2026-11-22',
  hiringOrganization: { '@type': 'Organization', name: 'X', url: 'https://x.example' },
};

it('finds nothing in a page that has everything', () => {
  const remote = {
    ...JOB,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
  };
  expect(faults({}, data(WAY, remote, { '@id': `${ORIGIN}/#us` }))).toEqual([]);
});

it.each([
  [{ title: '' }, 'has 0 title'],
  [{ title: ABOUT.title + ABOUT.title }, 'has 2 title'],
  [{ title: '<title> </title>' }, 'has an empty title'],
  [{ title: `<title>${'Too long '.repeat(10)}</title>` }, 'has a title of 89 characters'],
  [{ description: '<meta name="description" content="Short."/>' }, 'has a description of 6 characters'],
  [{ canonical: `<link rel="canonical" href="${ORIGIN}/"/>` }, 'has a canonical address other than'],
  [{ url: `<meta property="og:url" content="${ORIGIN}/"/>` }, 'has an og:url other than'],
  [{ card: '' }, 'has 0 twitter:card'],
  [{ preview: '' }, 'has 0 og:image:alt'],
  [{ heading: '' }, 'has 0 h1'],
  [{ heading: '<h1>One</h1><h1>Two</h1>' }, 'has 2 h1'],
  [{ text: '<p>Loading…</p><script>const words = "not read"</script>' }, 'has 13 characters of text'],
])('%o: %s', (change, fault) => {
  expect(faults(change).join()).toContain(fault);
});

it('finds links to parts of the page that are not there', () => {
  const links = '<a href="#a">A</a><a class="x" href="/about#b">B</a><a href="/blog#c">C</a>';
  expect(faults({}, `${links}<h2 id="a" tabindex="-1">A</h2>`)).toEqual([
    "links to #b, which it doesn't have",
  ]);
});

it.each([
  [{ ...WAY, itemListElement: [{ '@type': 'ListItem', position: 1 }] }, 'ListItem lacks name'],
  [{ ...WAY, itemListElement: [step(1, '/')] }, 'BreadcrumbList has fewer than two steps'],
  [{ ...WAY, itemListElement: [step(1, '/'), step(3, '/a')] }, 'BreadcrumbList doesn’t count'],
  [{ ...WAY, itemListElement: [step(1, '/'), { ...step(2, ''), item: '/a' }] }, 'is no absolute address: /a'],
  [{ '@type': 'Spaceship' }, 'Spaceship has no rule'],
  [{ '@type': 'FAQPage', mainEntity: [], crew: 3 }, 'FAQPage.crew has no rule'],
  [JOB, 'JobPosting lacks jobLocation'],
  [{ ...JOB, jobLocationType: 'TELECOMMUTE' }, 'doesn’t say where applicants may live'],
  [{ ...JOB, datePosted: 'yesterday' }, 'is no ISO 8601 date: yesterday'],
  ['Nurse', 'A thing is no object'],
] as [object, string][])('%j: %s', (thing, fault) => {
  expect(faults({}, data(thing)).join()).toContain(fault);
});

it('finds data that nobody can read', () => {
  expect(faults({}, '<script type="application/ld+json">{</script>')).toEqual(['JSON-LD is no JSON']);
  expect(faults({}, '<script type="application/ld+json">{"@type":"FAQPage"}</script>')).toEqual([
    'JSON-LD has no context',
  ]);
});
