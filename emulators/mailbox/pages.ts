import { type Html, html, raw } from '../support/html.ts';
import type { MailMessage } from './message.ts';

const STYLE = raw(`
  :root { color-scheme: light dark; --ink: #20242b; --soft: #5d6673; --line: #d9dde3; --paper: #fff; --ground: #f4f5f7; --accent: #0b57a4; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a3acb9; --line: #3a414c; --paper: #1d2128; --ground: #14171c; --accent: #7fb8f5; } }
  * { box-sizing: border-box } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem } h1 { font-size: 1.5rem; margin: 0 0 1rem }
  a { color: var(--accent) } .bar { display: flex; gap: .75rem; flex-wrap: wrap; align-items: end; margin-bottom: 1rem }
  .bar form { display: flex; gap: .5rem; align-items: end; flex-wrap: wrap } label { display: block; font-size: .875rem; color: var(--soft) }
  input, button { font: inherit; padding: .45rem .7rem; border: 1px solid #76808e; border-radius: 6px; background: var(--paper); color: inherit; min-height: 40px }
  button { cursor: pointer } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; overflow: hidden }
  li + li { border-top: 1px solid var(--line) } li a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
  li a:hover { background: var(--ground) } .subject { font-weight: 600 } .soft, time { color: var(--soft); font-size: .875rem }
  .empty { padding: 2.5rem 1rem; text-align: center; color: var(--soft); background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; min-height: 32rem; border: 1px solid var(--line); border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 1rem }
`);

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`.html;
}

/** The list of mails, newest first. */
export function listPage(messages: MailMessage[], to: string): string {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<div class="bar">
  <form method="get" action="/"><div><label for="to">Recipient</label><input id="to" name="to" type="email" value="${to}"></div><button>Filter</button></form>
  <form method="post" action="/clear"><input type="hidden" name="to" value="${to}"><button>Delete ${to ? 'these' : 'all'}</button></form>
</div>
${
  messages.length === 0
    ? html`<p class="empty">No emails${to && ` to ${to}`} yet. Emails that the product sends on this machine appear here.</p>`
    : html`<ul>${messages.map(
        (
          message,
        ) => html`<li><a href="/messages/${message.id}"><span class="subject">${message.subject || '(no subject)'}</span>
      <time datetime="${message.received_at}">${readable(message.received_at)}</time>
      <span class="soft">to ${message.to.join(', ')} · from ${message.header_from || message.from}</span></a></li>`,
      )}</ul>`
}`,
  );
}

/** One message. Its HTML renders in a frame without scripts, forms or our origin. */
export function messagePage(message: MailMessage): string {
  return page(
    message.subject || '(no subject)',
    html`<p><a href="/">All emails</a></p><h1>${message.subject || '(no subject)'}</h1>
<dl><dt>From</dt><dd>${message.header_from || message.from}</dd><dt>To</dt><dd>${message.to.join(', ')}</dd>
<dt>Received</dt><dd><time datetime="${message.received_at}">${readable(message.received_at)}</time></dd>
${message.attachments.map((file) => html`<dt>Attached</dt><dd>${file.filename} (${file.mime_type}, ${file.size} bytes)</dd>`)}</dl>
${
  message.html !== null &&
  html`<iframe title="Email content" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`
}
${message.text && html`<h2 class="soft">Plain text</h2><pre>${linked(message.text)}</pre>`}
<details><summary>Headers</summary><pre>${message.headers.map(({ name, value }) => `${name}: ${value}\n`)}</pre></details>
<p><a href="/messages/${message.id}/raw">Source</a></p>`,
  );
}

export function missingPage(): string {
  return page('Not found', html`<h1>This email no longer exists</h1><p><a href="/">All emails</a></p>`);
}

/** The text with its web addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function readable(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
