import { expect, it } from 'vitest';
import { ANSWERS_ID, fillShell } from './fill-shell.ts';

const SHELL =
  '<html><head><title>x</title><link rel="modulepreload" href="/start.js"><link rel="modulepreload" data-app href="/app.js"></head><body><div id="root"></div></body></html>';
const PAGE = {
  page: '/jobs',
  late: true,
  ownQuery: false,
  head: '<title>Jobs</title>',
  styles: '<style>a{}</style>',
  body: '<h1>Jobs</h1>',
  answers: null,
};

it('puts each part in its place', () => {
  expect(fillShell(SHELL, PAGE)).toBe(
    '<html><head><title>Jobs</title><link rel="modulepreload" href="/start.js"><style>a{}</style></head><body><div id="root" data-page="/jobs" data-start="late"><h1>Jobs</h1></div></body></html>',
  );
});

it('has the first screen painted whole, up to where the page says that it ends', () => {
  const headOf = (body: string) => fillShell(SHELL, { ...PAGE, body }).split('</head>', 1)[0];
  const footer = '<footer id="site-footer"></footer>';
  expect(headOf(`<main></main>${footer}`)).toContain(
    '<link rel="expect" href="#site-footer" blocking="render">',
  );
  expect(headOf(`<h1></h1><div class="a" id="below-hero"></div>${footer}`)).toContain('href="#below-hero"');
  expect(headOf('<h1></h1>')).not.toContain('expect');
});

it('escapes answers and addresses that would end their element', () => {
  const answers = { q: '</script><script>alert(1)</script>', comment: '<!--', signs: '$& $1 \u2028' };
  const html = fillShell(SHELL, { ...PAGE, page: '/jobs?q="><script>&amp;', answers });
  const [, json = ''] = new RegExp(`id="${ANSWERS_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(answers);
  expect(html.match(/<script/g)).toHaveLength(1 + 1); // the data, and the one that is text of an attribute
  expect(html).toContain('data-page="/jobs?q=&quot;><script>&amp;amp;"');
});

it('refuses a shell that lacks a place', () => {
  expect(() => fillShell('<html></html>', PAGE)).toThrow('The shell has no');
});
