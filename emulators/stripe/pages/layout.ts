import { type Html, html, raw } from '../../support/html.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1a1f36; --soft: #5b6275; --line: #d5dbe3; --page: #f6f8fa; --card: #fff; --accent: #0055de; --on-accent: #fff; --bad: #b3093c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef0f4; --soft: #a9b0bd; --line: #3a4150; --page: #14171d; --card: #1d222b; --accent: #7aa7ff; --on-accent: #0b1220; --bad: #ff8fa8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.25rem; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin-top: 1rem; }
.card > :first-child { margin-top: 0; }
.soft { color: var(--soft); font-size: .875rem; } .amount { font-size: 2rem; font-weight: 650; margin: 0; }
label { display: block; font-size: .875rem; font-weight: 550; margin-top: .875rem; }
label.check { display: flex; gap: .5rem; font-weight: 400; align-items: flex-start; }
input:not([type=checkbox]), select { width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 6px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button, .button { display: inline-block; width: 100%; min-height: 44px; margin-top: 1rem; padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.plain, .button.plain { background: transparent; color: var(--accent); border: 1px solid var(--line); }
.error { margin-top: 1rem; padding: .75rem; border: 1px solid var(--bad); border-radius: 6px; color: var(--bad); }
table { width: 100%; border-collapse: collapse; font-size: .875rem; } td { padding: .375rem 0; border-bottom: 1px solid var(--line); } td:last-child { text-align: right; }
a { color: var(--accent); } summary { cursor: pointer; } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.test { display: inline-block; padding: 0 .5rem; border-radius: 4px; background: #ffdf99; color: #4a3200; font-size: .75rem; font-weight: 650; }
`;

/** One page of the hosted ones. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main><p><span class="test">TEST MODE</span></p>${body}</main></body>
</html>`.html;
}

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
