import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
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
    a: (_tag, attributes) => ({
      tagName: 'a',
      attribs: { ...(attributes.href ? { href: attributes.href } : {}), rel: 'nofollow noopener noreferrer' },
    }),
  },
};

const OTHER_BLOCK = /^(?:h[2-4]|ul|ol|li|blockquote)$/;

/**
 * Editors wrap text in paragraphs inside divisions inside list items. Here every run of text outside of lists and
 * headings gets exactly one paragraph, and nothing is nested that must not be.
 */
function tidyParagraphs(html: string): string {
  let out = '';
  let open = false;
  let depth = 0;
  const close = () => {
    if (open) out += '</p>';
    open = false;
  };
  for (const [token, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g)) {
    if (name === 'p' || name === 'div') {
      if (depth === 0) close();
      else out += ' ';
    } else if (OTHER_BLOCK.test(name)) {
      if (depth === 0) close();
      depth = Math.max(0, depth + (slash ? -1 : 1));
      out += token;
    } else {
      const empty = name === 'br' || (name === '' && token.trim() === '') || slash === '/';
      if (depth === 0 && !open && !empty) {
        out += '<p>';
        open = true;
      }
      if (depth > 0 || open) out += token;
    }
  }
  close();
  return out;
}

/** HTML of a source with everything but paragraphs, headings, lists, emphasis and links removed. */
export function sanitizeDescription(html: string): string {
  return tidyParagraphs(sanitizeHtml(html, OPTIONS).replace(/\u00a0|&nbsp;/g, ' '))
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*<br \/>\s*(?=<\/p>)/g, '')
    .replace(/<p>(?:\s|<br \/>|<(?:strong|em|b|i|u)>\s*<\/(?:strong|em|b|i|u)>)*<\/p>/g, '')
    .replace(/<li>\s+/g, '<li>')
    .replace(/\s+<\/(li|p)>/g, '</$1>')
    .replace(/\s*\n\s*/g, '\n')
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

/** Text as it must be written between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
