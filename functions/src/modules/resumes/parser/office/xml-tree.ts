import { Parser } from 'htmlparser2';
import { ResumeRefused } from '../limits/resume-refused.ts';

/** An element of an XML part. Names carry the prefix of {@link PREFIXES}, whatever prefix the file uses. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: (XmlNode | string)[] };

const WORD = 'w';
/** Namespaces of Word and OpenDocument files, and the prefixes that are usual for them. */
const PREFIXES = new Map(
  Object.entries({
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main': WORD,
    'http://purl.oclc.org/ooxml/wordprocessingml/main': WORD,
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
    'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
    'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
    'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
    'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
    'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
    'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
    'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0': 'draw',
    'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0': 'fo',
    'urn:oasis:names:tc:opendocument:xmlns:meta:1.0': 'meta',
    'http://www.w3.org/1999/xlink': 'xlink',
  }),
);

/** What is nested deeper is flattened: no real document nests so deep. */
const MAX_DEPTH = 120;

/**
 * The elements of an XML part.
 *
 * @throws ResumeRefused `resume_broken` if a tag that should close an element is missing
 */
export function parseXml(part: Uint8Array): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const stack = [root];
  // File prefix to usual prefix; '' is the default namespace.
  const prefixes = new Map<string, string>();
  const known = (name: string, of_element: boolean) => {
    const at = name.indexOf(':');
    if (at === -1 && !of_element) return name;
    const usual = prefixes.get(at === -1 ? '' : name.slice(0, at));
    return usual === undefined ? name : `${usual}:${name.slice(at + 1)}`;
  };
  const source = decodeXml(part);
  let broken = false;
  let too_deep = 0;
  const parser = new Parser(
    {
      onopentag(name, found) {
        const given = Object.entries(found);
        for (const [key, value] of given) {
          const usual = /^xmlns(?::|$)/.test(key) ? PREFIXES.get(value) : undefined;
          if (usual !== undefined) prefixes.set(key.slice(6), usual);
        }
        const attributes = Object.fromEntries(given.map(([key, value]) => [known(key, false), value]));
        const node: XmlNode = { name: known(name, true), attributes, children: [] };
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
      onclosetag(_name, implied) {
        // Elements that close themselves count as implied too; for any other, the tag that should close it is missing.
        if (implied && source[parser.endIndex - 1] !== '/') broken = true;
        if (too_deep > 0) too_deep -= 1;
        else stack.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(source);
  if (broken || stack.length > 1 || too_deep > 0)
    throw new ResumeRefused('resume_broken', { cause: 'XML that is not well-formed' });
  parser.end();
  return root;
}

/** XML is UTF-8 unless it begins with the byte order mark of UTF-16. */
function decodeXml(part: Uint8Array): string {
  const label =
    part[0] === 0xff && part[1] === 0xfe
      ? 'utf-16le'
      : part[0] === 0xfe && part[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(label).decode(part);
}

export function childrenOf(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== 'string');
}

export function childNamed(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child): child is XmlNode => typeof child !== 'string' && child.name === name);
}

/** Elements of these names at any depth, outermost only. */
export function findAll(node: XmlNode, ...names: string[]): XmlNode[] {
  return childrenOf(node).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}
