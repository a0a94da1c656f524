import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPost } from './blog-plugin.ts';

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
