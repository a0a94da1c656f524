import { type Html, html, raw } from '../support/html.ts';
import type { Reception } from './reception-store.ts';

const STYLE = raw(`
  body { margin: 0; background: #f3f1ec; color: #23211c; font: 16px/1.5 Georgia, "Times New Roman", serif }
  main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem } h1 { font-size: 1.7rem; margin: 0 0 .25rem }
  a { color: #1d4f7c } .soft { color: #625d52 } table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #d8d3c7; font-family: system-ui, sans-serif; font-size: .93rem }
  th, td { text-align: left; padding: .55rem .75rem; border-top: 1px solid #e6e2d8; vertical-align: top; overflow-wrap: anywhere } thead th { border-top: 0; color: #625d52; font-weight: 600 }
  .flag { display: inline-block; padding: 0 .5rem; border-radius: 4px; background: #7c1d1d; color: #fff; font-size: .8rem } .wrap { overflow-x: auto }
  form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 1rem 0; font-family: system-ui, sans-serif } label { display: block; font-size: .85rem; color: #625d52 }
  input, button { font: inherit; min-height: 40px; padding: .3rem .6rem; border: 1px solid #7d776a; border-radius: 4px; background: #fff }
`);

function page(title: string, body: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`.html;
}

const flags = (reception: Reception) => [
  reception.honeypot && html` <span class="flag">honeypot filled</span>`,
  reception.reception_number > 1 && html` <span class="flag">sent ${reception.reception_number} times</span>`,
];

/** All applications received by the demo employers. */
export function receivedListPage(receptions: Reception[], jobId: string): string {
  return page(
    'Received applications',
    html`<h1>Received applications</h1><p class="soft">What the demo employers on this machine were sent.</p>
<form method="get"><div><label for="job_id">Job id</label><input id="job_id" name="job_id" value="${jobId}"></div><button>Filter</button></form>
${
  receptions.length === 0
    ? html`<p>Nothing was received yet.</p>`
    : html`<div class="wrap"><table><thead><tr><th>Received</th><th>Job</th><th>Applicant</th><th>Form</th></tr></thead><tbody>${receptions.map(
        (
          reception,
        ) => html`<tr><td><a href="/received/${reception.id}">${readable(reception.received_at)}</a></td>
<td>${reception.title}<br><span class="soft">${reception.company}, ${reception.job_id}</span></td><td>${reception.email}${flags(reception)}</td><td>${reception.vendor}</td></tr>`,
      )}</tbody></table></div>`
}`,
  );
}

/** One application, field by field, with its files. */
export function receivedPage(reception: Reception): string {
  return page(
    `${reception.title} - ${reception.email}`,
    html`<p><a href="/received">All received applications</a></p><h1>${reception.title}</h1>
<p class="soft">${reception.company}, job ${reception.job_id}, ${reception.vendor} form, ${readable(reception.received_at)}${flags(reception)}</p>
<table><thead><tr><th>Field</th><th>Answer</th></tr></thead><tbody>
${reception.fields.map(({ name, label, value }) => html`<tr><td>${label}<br><span class="soft">${name}</span></td><td>${value}</td></tr>`)}
${reception.files.map(
  (file, index) =>
    html`<tr><td>${file.field}</td><td><a href="/received/${reception.id}/files/${index}">${file.filename}</a><br><span class="soft">${file.size} bytes, sha256 ${file.sha256}</span></td></tr>`,
)}</tbody></table>`,
  );
}

export function receivedMissingPage(): string {
  return page(
    'Not found',
    html`<h1>This application is not here</h1><p><a href="/received">All received applications</a></p>`,
  );
}

function readable(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
