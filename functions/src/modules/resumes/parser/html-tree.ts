/** What mammoth writes, as a tree: well-formed, few tags, text in between. */
export type HtmlNode = { tag: string; href: string | null; children: (HtmlNode | string)[] };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*?)(\/?)>|([^<]+)/gi;
const VOID = new Set(['br', 'img', 'hr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_DEPTH = 60;

/** Parses the HTML that mammoth makes; what lies deeper than any document nests is left out. */
export function parseHtml(html: string): HtmlNode {
  const root: HtmlNode = { tag: 'root', href: null, children: [] };
  const stack = [root];
  for (const match of html.matchAll(TOKEN)) {
    const [, closing, name, attributes, self_closed, text] = match;
    const top = stack.at(-1)!;
    if (text !== undefined) {
      top.children.push(decode(text));
      continue;
    }
    const tag = name!.toLowerCase();
    if (closing === '/') {
      const at = stack.findLastIndex((node) => node.tag === tag);
      if (at > 0) stack.length = at;
      continue;
    }
    const href = /\bhref="([^"]*)"/i.exec(attributes ?? '')?.[1];
    const node: HtmlNode = { tag, href: href === undefined ? null : decode(href), children: [] };
    top.children.push(node);
    if (self_closed !== '/' && !VOID.has(tag) && stack.length < MAX_DEPTH) stack.push(node);
  }
  return root;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}
