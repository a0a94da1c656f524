import { Window } from 'happy-dom';
import { faultsOfThing } from './structured-data-rules.ts';

/** What search engines and link previews show of a page is cut off beyond these lengths, in characters. */
const TITLE = { least: 10, most: 80 };
const DESCRIPTION = { least: 40, most: 200 };
/** A page with fewer characters than this has nothing to say. */
const LEAST_TEXT = 200;

/** `og:title` and the like; each once on a page, and not empty. */
const PREVIEW = [
  'og:title',
  'og:description',
  'og:type',
  'og:site_name',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

export type ReadPage = {
  title: string;
  description: string;
  /** `og:image` and the like, by name. */
  preview: ReadonlyMap<string, string>;
  /** Addresses of the pages to which it links and of the files it needs, as they stand there. */
  links: string[];
  faults: string[];
};

/**
 * Reads a public page as a robot without JavaScript does, and lists what it lacks for search engines and link previews.
 * @param path the page's path
 * @param origin of the site, in addresses within the page
 */
export function readPage(path: string, html: string, origin: string): ReadPage {
  const window = new Window();
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const faults: string[] = [];
  const one = (what: string, found: (string | null)[]): string => {
    if (found.length !== 1) faults.push(`has ${found.length} ${what}`);
    else if (!found[0]?.trim()) faults.push(`has an empty ${what}`);
    return found[0]?.trim() ?? '';
  };
  const within = (what: string, { length }: string, { least, most }: typeof TITLE) => {
    if (length < least || length > most) faults.push(`has a ${what} of ${length} characters`);
  };
  const attributes = (selector: string, name: string) => all(selector).map((tag) => tag.getAttribute(name));
  const meta = (name: string) =>
    one(name, attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content'));

  const title = one(
    'title',
    all('head > title').map(({ textContent }) => textContent),
  );
  within('title', title, TITLE);
  const description = meta('description');
  within('description', description, DESCRIPTION);
  one(
    'h1',
    all('h1').map(({ textContent }) => textContent),
  );

  const address = `${origin}${path}`;
  if (one('canonical address', attributes('link[rel="canonical"]', 'href')) !== address)
    faults.push(`has a canonical address other than ${address}`);
  if (meta('og:url') !== address) faults.push(`has an og:url other than ${address}`);
  const preview = new Map(PREVIEW.map((name) => [name, meta(name)]));

  for (const script of all('script[type="application/ld+json"]'))
    faults.push(...faultsOfData(script.textContent));

  const links = attributes('a[href]', 'href').map(String);
  const files = [
    ...attributes('link[href]:not([rel="canonical"])', 'href'),
    ...attributes('script[src], img[src], source[src]', 'src'),
  ].map(String);
  for (const href of links) {
    const [target, id] = href.split('#');
    if (id && (target === '' || target === path) && !page.getElementById(id))
      faults.push(`links to #${id}, which it doesn't have`);
  }

  for (const hidden of all('script, style, noscript, template, svg')) hidden.remove();
  const text = page.querySelector('main')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  if (text.length < LEAST_TEXT) faults.push(`has ${text.length} characters of text`);
  window.close();
  return { title, description, preview, links: [...links, ...files], faults };
}

function faultsOfData(json: string): string[] {
  try {
    const data = JSON.parse(json) as { '@context'?: string; '@graph'?: unknown[] };
    if (data['@context'] !== 'https://schema.org') return ['JSON-LD has no context'];
    return (data['@graph'] ?? [data]).flatMap(faultsOfThing);
  } catch {
    return ['JSON-LD is no JSON'];
  }
}
