import { lexer, type Token, type Tokens } from 'marked';
import type { Text } from './source-text.ts';

/** The paragraphs, headings, list items and cells of a Markdown document, without code and addresses. */
export function textsInMarkdown(source: string): Text[] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
    frontMatter.replace(/^(?:---|date:.*|tags:.*)$/gm, ''),
  );
  const found: Text[] = [];
  let line = 1;
  for (const token of lexer(body)) {
    found.push(
      ...blocksOf(token).map((text) => ({ line, text, startsSentence: false, role: 'shown' as const })),
    );
    line += token.raw.split('\n').length - 1;
  }
  return found.filter(({ text }) => /\p{L}/u.test(text));
}

/** Each block of text within a block, as readers see it. */
function blocksOf(token: Token): string[] {
  if (token.type === 'code' || token.type === 'html' || token.type === 'def') return [];
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map(({ tokens }) => inlineText(tokens));
  }
  if (token.type === 'list')
    return (token as Tokens.List).items.flatMap(({ tokens }) => tokens.flatMap(blocksOf));
  if (token.type === 'blockquote') return (token as Tokens.Blockquote).tokens.flatMap(blocksOf);
  if ('tokens' in token && token.tokens) return [inlineText(token.tokens)];
  return [];
}

function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'codespan') return '{}';
      if (token.type === 'html') return '';
      if (token.type === 'br') return ' ';
      // A bare URL.
      if (token.type === 'link' && token.text === token.href) return '{}';
      if ('tokens' in token && token.tokens) return inlineText(token.tokens);
      return 'text' in token ? String(token.text) : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
