import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'a',
    'blockquote',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // One h1 a page belongs to the page itself.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_tag, attributes) => ({
      tagName: 'a',
      attribs: { ...(attributes.href ? { href: attributes.href } : {}), rel: 'nofollow noopener noreferrer' },
    }),
  },
};

/** HTML of a source with everything but paragraphs, headings, lists, emphasis and links removed. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replace(/ | /g, ' ')
    .replace(/<p>(?:\s|<br \/>)*<\/p>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/**
 * Takes one layer of entities off: `&lt;p&gt;A &amp;amp; B` becomes `<p>A &amp; B`. In one pass, so that text
 * that was escaped twice is not decoded twice. Names it does not know are left for the HTML parser.
 */
export function decodeEntitiesOnce(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g, (whole, dec, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = dec ? Number(dec) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Plain text of sanitised HTML: a line per block, a dash before list items. */
export function textFromHtml(sanitised: string): string {
  const text = sanitised
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<li>/g, '\n- ')
    .replace(/<br \/>/g, '\n')
    .replace(/<\/?(?:p|h[2-4]|ul|ol|blockquote)(?:\s[^>]*)?>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return decodeEntitiesOnce(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n- \n+/g, '\n- ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Text as it must be written inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
