/** Text that is already HTML; anything else is escaped when it is interpolated. */
export type Html = { readonly html: string };

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template that escapes its values; lists are joined, `false`, `null` and `undefined` render nothing. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Html {
  const parts = strings.map((text, index) => text + (index < values.length ? render(values[index]) : ''));
  return { html: parts.join('') };
}

/** Marks text as HTML that must not be escaped. */
export function raw(text: string): Html {
  return { html: text };
}

/** JSON for a `<script type="application/json">` that cannot close the element. */
export function jsonForScript(value: unknown): Html {
  return { html: JSON.stringify(value).replace(/</g, '\\u003c') };
}

function render(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  if ('html' in piece) return piece.html;
  return piece.map(render).join('');
}
