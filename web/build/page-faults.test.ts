import { expect, it } from 'vitest';
import { faultsOfPage } from './page-faults.ts';

const ORIGIN = 'https://site.example';
const ABOUT = {
  title: '<title>About</title>',
  description: '<meta name="description" content="Why this site exists, and what it does for whom."/>',
  canonical: `<link rel="canonical" href="${ORIGIN}/about"/>`,
  url: `<meta property="og:url" content="${ORIGIN}/about"/>`,
  preview: ['og:title', 'og:description', 'og:image', 'og:site_name']
    .map((name) => `<meta property="${name}" content="x"/>`)
    .join(''),
  card: '<meta name="twitter:card" content="summary"/>',
  heading: '<h1>About</h1>',
};
const page = (change: Partial<typeof ABOUT> = {}, more = '') =>
  faultsOfPage('/about', Object.values({ ...ABOUT, ...change }).join('') + more, ORIGIN);
const data = (...things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`;

it('finds nothing in a page that has everything', () => {
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: ORIGIN }],
  };
  expect(page({}, data(crumbs))).toEqual([]);
});

it.each([
  [{ title: '' }, 'has 0 title'],
  [{ title: ABOUT.title + ABOUT.title }, 'has 2 title'],
  [{ description: '<meta name="description" content="Short."/>' }, 'has a description of 6 characters'],
  [{ canonical: `<link rel="canonical" href="${ORIGIN}/"/>` }, 'has a canonical address other than'],
  [{ card: '' }, 'has 0 twitter:card'],
  [{ heading: '' }, 'has 0 h1'],
])('%o: %s', (change, fault) => {
  expect(page(change).join()).toContain(fault);
});

it('finds links to parts of the page that are not there', () => {
  const links = '<a href="#a">A</a><a class="x" href="/about#b">B</a><a href="/blog#c">C</a>';
  expect(page({}, `${links}<h2 id="a" tabindex="-1">A</h2>`)).toEqual([
    "/about links to #b, which it doesn't have",
  ]);
});

it('finds what things lack, and things in things', () => {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] };
  expect(page({}, data(crumbs))).toEqual(['/about ListItem lacks name', '/about ListItem lacks item']);
  expect(page({}, data({ '@type': 'Spaceship' })).join()).toContain('Spaceship is not known');
  expect(page({}, '<script type="application/ld+json">{</script>')).toEqual(['/about JSON-LD is no JSON']);
});
