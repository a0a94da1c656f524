/** What search engines and link previews show of a page is cut off beyond these lengths. */
const DESCRIPTION = { least: 40, most: 200 };

/** Fields that schema.org or Google require of each thing that pages describe. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher', 'mainEntityOfPage'],
  ProfilePage: ['mainEntity'],
  ImageObject: ['url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

const texts = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** Lists what things, and the things in them, lack. A reference (`@id` alone) stands for a thing described elsewhere. */
function faultsOfThing(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOfThing);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const within = Object.values(thing).flatMap(faultsOfThing);
  const type = thing['@type'];
  if (type === undefined) return within;
  const required = REQUIRED[String(type)];
  if (!required) return [`${String(type)} is not known here: add what it requires`, ...within];
  // The author of an article needs no logo; the publisher of a page does.
  const optional = type === 'Organization' && thing['@id'] === undefined ? ['logo'] : [];
  if (type === 'Organization' && thing['@id'] !== undefined && thing.legalName === undefined)
    optional.push('url');
  const missing = required.filter((field) => !thing[field] && !optional.includes(field));
  return [...missing.map((field) => `${String(type)} lacks ${field}`), ...within];
}

function faultsOfData(html: string): string[] {
  return texts(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) => {
    try {
      const data = JSON.parse(json) as { '@context'?: string; '@graph'?: unknown[] };
      if (data['@context'] !== 'https://schema.org') return ['JSON-LD has no context'];
      return faultsOfThing(data['@graph']);
    } catch {
      return ['JSON-LD is no JSON'];
    }
  });
}

/** Lists the links to parts of the page that it doesn't have. */
function deadAnchors(page: string, html: string): string[] {
  return texts(html, /<a [^>]*href="([^"]*#[^"]+)"/g).flatMap((href) => {
    const [path, id = ''] = href.split('#');
    const here = path === '' || path === page;
    return here && !html.includes(` id="${id}"`) ? [`links to #${id}, which it doesn't have`] : [];
  });
}

/** Lists what a public page lacks for search engines and link previews. @param page its path @param origin of the site */
export function faultsOfPage(page: string, html: string, origin: string): string[] {
  const faults: string[] = [];
  const one = (what: string, found: string[]) => {
    if (found.length !== 1) faults.push(`has ${found.length} ${what}`);
    return found[0] ?? '';
  };
  const meta = (name: string) =>
    one(name, texts(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')));
  one('title', texts(html, /<title>([^<]+)<\/title>/g));
  one('h1', texts(html, /<h1[^>]*>(.*?)<\/h1>/gs));
  const { length } = meta('description');
  if (length < DESCRIPTION.least || length > DESCRIPTION.most)
    faults.push(`has a description of ${length} characters`);
  const address = `${origin}${page}`;
  if (one('canonical address', texts(html, /<link rel="canonical" href="([^"]*)"/g)) !== address)
    faults.push(`has a canonical address other than ${address}`);
  if (meta('og:url') !== address) faults.push(`has an og:url other than ${address}`);
  for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name', 'twitter:card']) meta(name);
  faults.push(...faultsOfData(html), ...deadAnchors(page, html));
  return faults.map((fault) => `${page} ${fault}`);
}
