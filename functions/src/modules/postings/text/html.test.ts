import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntitiesOnce, escapeHtml, sanitizeDescription, textFromHtml } from './html.ts';

describe('sanitizeDescription', () => {
  it('keeps paragraphs, headings, lists, emphasis and links, and nothing else', () => {
    const html =
      '<div class="x"><h1 style="color:red">About</h1><p onclick="x()">We <strong>build</strong> <img src=x> boats.</p>' +
      '<script>alert(1)</script><ul><li><p>Sail</p></li></ul><a href="javascript:x()">bad</a> <a href="https://a.test/">good</a></div>';
    expect(sanitizeDescription(html)).toBe(
      '<h2>About</h2><p>We <strong>build</strong> boats.</p><ul><li>Sail</li></ul>' +
        '<p><a rel="nofollow noopener noreferrer">bad</a> <a href="https://a.test/" rel="nofollow noopener noreferrer">good</a></p>',
    );
  });

  it('gives text in divisions paragraphs, without nesting or empty ones', () => {
    const html = '<div>One<div>Two</div><div><br></div>Three</div><p>&nbsp;</p><p><b></b></p>';
    expect(sanitizeDescription(html)).toBe('<p>One</p><p>Two</p><p>Three</p>');
  });

  it('is stable: cleaning what is clean changes nothing', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<b>',
      '</b>',
      'word ',
      '<h2>',
      '</h2>',
      '<br>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const once = sanitizeDescription(pieces.join(''));
        expect(once.replace(/<\/?(?:b|br|h2|ul|li)(?: \/)?>|word/g, '')).toMatch(/^(?:<p>\s*<\/p>|\s)*$/);
        expect(textFromHtml(sanitizeDescription(once))).toBe(textFromHtml(once));
      }),
    );
  });

  it('gives HTML that nests as it should: each element closed, no paragraph in another', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<div>', '</div>', '<ul><li>', '</li></ul>', '<b>', '</b>', '<section>', '<br>'],
      ...[
        '<a href="https://a.test/?a=1&amp;b=%3E">',
        '</a>',
        '<h1>',
        '</h1>',
        '&lt;b&gt;',
        '&amp;',
        'word',
        '"',
        '>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const stack: string[] = [];
        for (const [, slash, name = ''] of sanitizeDescription(pieces.join('')).matchAll(
          /<(\/?)([a-z0-9]+)[^<>]*>/g,
        )) {
          if (slash) expect(stack.pop()).toBe(name);
          else if (name !== 'br') stack.push(name);
          expect(stack.filter((open) => open === 'p').length).toBeLessThan(2);
        }
        expect(stack).toEqual([]);
      }),
    );
  });

  it('lets no script through, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(sanitizeDescription(`<p>${text}</p>`)).not.toMatch(
          /<script|<iframe|<style|\son\w+=|javascript:/i,
        );
      }),
    );
  });
});

describe('decodeEntitiesOnce', () => {
  it('takes off one layer alone', () => {
    expect(decodeEntitiesOnce('&lt;p&gt;R&amp;amp;D &amp;lt;b&#39;s&#x2014;')).toBe("<p>R&amp;D &lt;b's—");
  });

  it('undoes escapeHtml', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeEntitiesOnce(escapeHtml(text))).toBe(text);
      }),
    );
  });
});

describe('textFromHtml', () => {
  it('gives back the words of a paragraph, whatever signs they hold', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = (one: string) => one.split(/\s+/).filter(Boolean);
        expect(words(textFromHtml(`<p>${escapeHtml(text)}</p>`))).toEqual(words(text));
      }),
    );
  });

  it('gives a line per block and a dash per item', () => {
    const html = '<h2>You &amp; us</h2><p>First<br />second</p><ul><li>A</li><li>B</li></ul>';
    expect(textFromHtml(html)).toBe('You & us\nFirst\nsecond\n- A\n- B');
  });
});
