import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePost, readPost } from './blog-plugin.ts';

const FOLDER = join(import.meta.dirname, '../content/blog');

describe('readPost', () => {
  it('splits front matter from text and takes the slug from the file name', () => {
    const source =
      '---\ntitle: A\ndescription: B\ndate: 2026-11-20\nauthor: C\ntags: [x, y]\n---\n\nOne two three.\n';
    const { meta, markdown } = readPost('my-post.md', source);
    expect(meta).toEqual({
      slug: 'my-post',
      title: 'A',
      description: 'B',
      date: '2026-11-20',
      author: 'C',
      tags: ['x', 'y'],
      minutes: 1,
    });
    expect(markdown.trim()).toBe('One two three.');
  });

  it('names the file and the field when one is missing', () => {
    expect(() => readPost('a.md', '---\ntitle: A\n---\nText')).toThrow(
      'a.md: front matter lacks "description"',
    );
    expect(() => readPost('a.md', 'Text')).toThrow('a.md: no front matter');
  });

  it('accepts every article of the repository: at least twelve, of 1,000 to 1,800 words, none twice', () => {
    const names = readdirSync(FOLDER);
    expect(names.length).toBeGreaterThanOrEqual(12);
    const titles = names.map((name) => {
      const { meta, markdown } = readPost(name, readFileSync(join(FOLDER, name), 'utf8'));
      expect(meta.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const words = markdown.split(/\s+/).length;
      expect(words, name).toBeGreaterThan(950);
      expect(words, name).toBeLessThan(1800);
      return meta.title;
    });
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('compilePost', () => {
  it('gives headings of the second level an anchor, and lists them as plain text', () => {
    const { html, headings } = compilePost(
      'a.md',
      'Text.\n\n## Don’t *“wait”* & see\n\n### Not this\n\n## Part 2\n',
    );
    expect(headings).toEqual([
      { id: 'dont-wait-see', text: 'Don’t “wait” & see' },
      { id: 'part-2', text: 'Part 2' },
    ]);
    expect(html).toContain('<h2 id="dont-wait-see" tabindex="-1">Don’t <em>“wait”</em> &amp; see</h2>');
    expect(html).toContain('<h3>Not this</h3>');
  });

  it('names the file when two headings would have the same anchor', () => {
    expect(() => compilePost('a.md', '## Ask\n\n## Ask?\n')).toThrow('a.md: two headings are "ask"');
  });
});
