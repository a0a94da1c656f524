import { Parser } from 'htmlparser2';
import { BoardError } from './board-request.ts';

/** An element of an XML response: its name, its text, and its children. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

/** More elements than this are not a feed of jobs. */
const MOST_ELEMENTS = 500_000;

/** Parses an XML response whose root must have this name; throws BoardError for anything else, such as an HTML page. */
export function parseXml(text: string, root: string): XmlElement {
  const document: XmlElement = { name: '', text: '', children: [] };
  const open = [document];
  let count = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        const element: XmlElement = { name, text: '', children: [] };
        count += 1;
        if (count > MOST_ELEMENTS) throw new BoardError(`sent more than ${MOST_ELEMENTS} XML elements`);
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(part) {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  const found = document.children.find(({ name }) => name === root);
  // The parser closes what a truncated response leaves open.
  if (!found || !text.trimEnd().endsWith(`</${root}>`)) throw new BoardError('returned an unknown format');
  return found;
}

/** All children with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child) => child.name === name);

/** Text of the first child with a name; null if there is none, or no text in it. */
export const textOf = (element: XmlElement | undefined, name: string): string | null =>
  childrenOf(element, name)[0]?.text.trim() || null;
