import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
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
    // The page itself has the only h1.
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
/** What sanitize-html writes is well-formed, so no element implies the end of another. */
const WELL_FORMED = { xmlMode: true };

type Inline = { name: string; tag: string; written: boolean };

/**
 * Editors wrap text in paragraphs inside divisions inside list items, and paragraphs in emphasis. Here every run of text
 * outside of lists and headings gets exactly one paragraph, and nothing is nested that must not be: what was emphasized
 * across blocks is emphasized in each.
 */
function tidyParagraphs(sanitized: string): string {
  let out = '';
  let open = false;
  let depth = 0;
  const inlines: Inline[] = [];
  const endBlock = () => {
    for (const inline of inlines.toReversed()) {
      if (inline.written) out += `</${inline.name}>`;
      inline.written = false;
    }
    if (depth === 0 && open) {
      out += '</p>';
      open = false;
    }
  };
  const onBlock = (tag: string) => {
    endBlock();
    out += tag;
  };
  const onWrapper = () => {
    if (depth === 0) endBlock();
    else out += ' ';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'p' || name === 'div') onWrapper();
        else if (OTHER_BLOCK.test(name)) {
          onBlock(`<${name}>`);
          depth += 1;
        } else if (name !== 'br') inlines.push({ name, tag: openTag(name, attributes), written: false });
        else if (depth > 0 || open) out += '<br />';
      },
      ontext(text) {
        if (text.trim() !== '') {
          if (depth === 0 && !open) {
            out += '<p>';
            open = true;
          }
          for (const inline of inlines) {
            if (!inline.written) out += inline.tag;
            inline.written = true;
          }
        }
        if (depth > 0 || open) out += text;
      },
      onclosetag(name) {
        if (name === 'p' || name === 'div') onWrapper();
        else if (OTHER_BLOCK.test(name)) {
          onBlock(`</${name}>`);
          depth -= 1;
        } else if (name !== 'br' && inlines.pop()?.written === true) out += `</${name}>`;
      },
    },
    // Entities stay as they are: this is HTML again.
    { ...WELL_FORMED, decodeEntities: false },
  );
  parser.end(sanitized);
  endBlock();
  return out;
}

function openTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>`;
}

/** HTML of a source with everything but paragraphs, headings, lists, emphasis and links removed. */
export function sanitizeDescription(html: string): string {
  // List items within list items are told apart only once the first pass has closed them.
  return cleaned(cleaned(html));
}

function cleaned(html: string): string {
  return tidyParagraphs(sanitizeHtml(html, OPTIONS).replace(/\u00a0|&nbsp;/g, ' '))
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*<br \/>\s*(?=<\/p>)/g, '')
    .replace(/<p>(?:\s|<br \/>|<(?:strong|em|b|i|u)>\s*<\/(?:strong|em|b|i|u)>)*<\/p>/g, '')
    .replace(/<li>\s+/g, '<li>')
    .replace(/\s+<\/(li|p)>/g, '</$1>')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * Takes one layer of entities off: `&lt;p&gt;A &amp;amp; B` becomes `<p>A &amp; B`. In one pass, so that text
 * that was escaped twice is not decoded twice.
 */
export function decodeEntitiesOnce(text: string): string {
  return decodeHTMLStrict(text);
}

const TEXT_BLOCK = /^(?:p|h[2-4]|ul|ol|blockquote)$/;

/** Plain text of sanitized HTML: a line per block, a dash before list items. */
export function textFromHtml(sanitized: string): string {
  let out = '';
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'li') out += '\n- ';
        else if (name === 'br' || TEXT_BLOCK.test(name)) out += '\n';
      },
      ontext(text) {
        out += text.replace(/\s*\n\s*/g, ' ');
      },
      onclosetag(name) {
        if (TEXT_BLOCK.test(name)) out += '\n';
      },
    },
    WELL_FORMED,
  );
  parser.end(sanitized);
  return out
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n- \n+/g, '\n- ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Escapes text for use between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
