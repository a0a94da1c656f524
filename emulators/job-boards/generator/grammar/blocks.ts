/** One block of a description. HTML and plain text are both rendered from it, so they always agree. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; lead?: string }
  | { kind: 'bullets' | 'numbers'; items: string[] };

/** Text as it must be written between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `<h3>${escapeHtml(block.text)}</h3>`;
        case 'paragraph':
          return `<p>${[block.lead ? `<strong>${escapeHtml(block.lead)}</strong>` : '', escapeHtml(block.text)].join(' ').trim()}</p>`;
        default: {
          const tag = block.kind === 'bullets' ? 'ul' : 'ol';
          const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
          return `<${tag}>${items}</${tag}>`;
        }
      }
    })
    .join('');
}

export function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'heading':
          return [block.text];
        case 'paragraph':
          return [`${block.lead ?? ''} ${block.text}`.trim()];
        default:
          return block.items.map((item) => `- ${item}`);
      }
    })
    .join('\n');
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** First letter in upper case, and a full stop where the sentence has no end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?:]$/.test(first) ? first : `${first}.`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export function series(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
