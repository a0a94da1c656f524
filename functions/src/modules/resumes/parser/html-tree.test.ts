import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HtmlNode, parseHtml } from './html-tree.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As mammoth writes it. */
function write(node: HtmlNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const href = node.href === null ? '' : ` href="${escaped(node.href)}"`;
  if (node.tag === 'br') return '<br />';
  return `<${node.tag}${href}>${node.children.map(write).join('')}</${node.tag}>`;
}

const { node } = fc.letrec<{ node: HtmlNode }>((tie) => ({
  node: fc.record({
    tag: fc.constantFrom('p', 'ul', 'li', 'table', 'tr', 'td', 'strong', 'h1'),
    href: fc.option(fc.string({ minLength: 1 }), { maxDepth: 3 }),
    children: fc
      .array(
        fc.oneof(
          { maxDepth: 4 },
          fc.string({ minLength: 1 }),
          fc.constant<HtmlNode>({ tag: 'br', href: null, children: [] }),
          tie('node'),
        ),
        { maxLength: 4 },
      )
      // Two texts side by side are one.
      .map((children) =>
        children.filter((child, at) => typeof child !== 'string' || typeof children[at - 1] !== 'string'),
      ),
  }),
}));

it('reads the tree that was written', () => {
  fc.assert(
    fc.property(node, (tree) => {
      expect(parseHtml(write(tree)).children).toEqual([tree]);
    }),
  );
});

it('keeps what lies deeper than any document nests, as that deep', () => {
  const tree = parseHtml(`${'<p>'.repeat(5_000)}x${'</p>'.repeat(5_000)}<p>y</p>`);
  expect(tree.children.at(-1)).toEqual({ tag: 'p', href: null, children: ['y'] });
  expect(JSON.stringify(tree)).toContain('"x"');
});
