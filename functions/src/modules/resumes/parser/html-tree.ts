import { Parser } from 'htmlparser2';

/** What mammoth writes, as a tree: well-formed, few tags, text in between. */
export type HtmlNode = { tag: string; href: string | null; children: (HtmlNode | string)[] };

const MAX_DEPTH = 60;

/** Parses the HTML that mammoth makes; what lies deeper than any document nests counts as that deep. */
export function parseHtml(html: string): HtmlNode {
  const root: HtmlNode = { tag: 'root', href: null, children: [] };
  const stack = [root];
  let too_deep = 0;
  const parser = new Parser(
    {
      onopentag(tag, { href = null }) {
        const node: HtmlNode = { tag, href, children: [] };
        stack.at(-1)!.children.push(node);
        if (stack.length < MAX_DEPTH) stack.push(node);
        else too_deep += 1;
      },
      ontext(text) {
        const { children } = stack.at(-1)!;
        const last = children.at(-1);
        // Entities come as texts of their own.
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        if (too_deep > 0) too_deep -= 1;
        else stack.pop();
      },
    },
    // It is well-formed, so no element implies the end of another.
    { xmlMode: true },
  );
  parser.end(html);
  return root;
}
