/** A page as HTML, in the pieces that go into the shell, which is `index.html` as built. */
export type PrerenderedPage = {
  /** What `data-page` of the root says: the page's path, or `404`. */
  page: string;
  /** Whether the app waits until someone does something on the page. */
  late: boolean;
  /** Whether the address has a query, and all of it is the page's own: its links lose nothing. */
  ownQuery: boolean;
  /** Title, description, canonical address, and the like. */
  head: string;
  /** The rules of the page's own elements, as `<style>` elements that emotion takes over. */
  styles: string;
  body: string;
  /** Answers of the API that the app takes over, dehydrated; null if the page has none. */
  answers: unknown;
};

/** The first look of a page that shows nobody knows what yet: what it is until the app has asked. */
export type PageSkeleton = Pick<PrerenderedPage, 'head' | 'styles' | 'body'> & {
  /** The paths of the API that the page reads first. */
  reads: readonly string[];
};

/** The id of the element with the answers. */
export const ANSWERS_ID = 'page-answers';

/** Data that browsers don't run. `<` could end the element. */
const dataElement = (value: unknown): string =>
  `<script type="application/json" id="${ANSWERS_ID}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Where the skeleton of a page is: `/applications/:id` in `app/applications-id.html`. `firebase.json` leads there. */
export const skeletonFile = (pattern: string): string => `app/${pattern.slice(1).replace(/\W+/g, '-')}.html`;

/**
 * Where the first screen of a page is complete: the first of these ids that it has. On a slow line HTML comes in pieces, and
 * half a table or half a centered picture moves with every piece, so browsers that can wait paint first when they are there.
 */
const FIRST_SCREEN_ENDS = ['below-hero', 'site-footer'];

/** https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
function paintWhole(body: string): string {
  const end = FIRST_SCREEN_ENDS.find((id) => body.includes(` id="${id}"`));
  return end ? `<link rel="expect" href="#${end}" blocking="render">` : '';
}

const ROOT = /<div id="root"><\/div>/;

function put(html: string, place: RegExp, part: string): string {
  if (!place.test(html)) throw new Error(`The shell has no ${place}`);
  return html.replace(place, () => part);
}

function putHead(
  shell: string,
  { head, styles, body }: Pick<PrerenderedPage, 'head' | 'styles' | 'body'>,
): string {
  return put(put(shell, /<title>.*?<\/title>/, head), /(?=<\/head>)/, `${paintWhole(body)}${styles}`);
}

/** Puts a page's skeleton into the shell. Throws if the shell lacks a place for a part of it. */
export function fillShellWithSkeleton(shell: string, { reads, body, ...parts }: PageSkeleton): string {
  const root = `<div id="root" data-skeleton data-needs-script data-reads="${attribute(reads.join(' '))}">${body}</div>`;
  return put(putHead(shell, { ...parts, body }), ROOT, root);
}

/** Puts a prerendered page into the shell. Throws if the shell lacks a place for a part of it. */
export function fillShell(
  shell: string,
  { page, late, ownQuery, head, styles, body, answers }: PrerenderedPage,
): string {
  let html = putHead(shell, { head, styles, body });
  if (late) html = html.replace(/\s*<link rel="modulepreload" data-app[^>]*>/g, '');
  const start = `${late ? ' data-start="late"' : ''}${ownQuery ? ' data-own-query' : ''}`;
  const data = answers === null ? '' : dataElement(answers);
  return put(html, ROOT, `<div id="root" data-page="${attribute(page)}"${start}>${body}</div>${data}`);
}
