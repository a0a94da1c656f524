import { Parser } from 'htmlparser2';

/** mammoth's output as a tree: well-formed, few tags, text in between. */
export type HtmlNode = { tag: string; href: string | null; children: (HtmlNode | string)[] };

const MAX_DEPTH = 60;

/** Parses mammoth's HTML; nesting deeper than in any real document is flattened to the maximum depth. */
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
        // Entities arrive as separate texts.
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        if (too_deep > 0) too_deep -= 1;
        else stack.pop();
      },
    },
    // The input is well-formed, so no element implicitly closes another.
    { xmlMode: true },
  );
  parser.end(html);
  return root;
}
