import { type Html, html } from '../support/html.ts';
import type { Accepted } from './event-log.ts';

const SHOWN = 200;

/** What Reddit counts, newest first, as a page. */
export function acceptedPage(accepted: Accepted[], receptions: number): string {
  const rows = accepted.toReversed().slice(0, SHOWN).map(row);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Reddit: accepted conversions</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Accepted conversions</h1>
<p>${accepted.length} conversions, ${receptions} receptions.</p>
<table>
  <tr><th>First at</th><th>Type</th><th>Conversion id</th><th>Receptions</th><th>Event</th></tr>
  ${rows}
</table>
</html>`.html;
}

function row({ first_at, tracking_type, conversion_id, receptions, event }: Accepted): Html {
  return html`<tr><td>${first_at}</td><td>${tracking_type}</td><td>${conversion_id}</td><td>${receptions}</td>
<td><details><summary>JSON</summary><pre>${JSON.stringify(event, null, 2)}</pre></details></td></tr>`;
}
