import type { Part, Row, Section, Sheet, Span } from '../sheet.ts';

const FONTS = {
  sans: '"Liberation Sans", Arial, sans-serif',
  serif: '"Liberation Serif", "Times New Roman", serif',
  mono: '"DejaVu Sans", Verdana, sans-serif',
};

/** The sheet as a web page, for a browser to print. */
export function toHtml(sheet: Sheet): string {
  const { look, frame } = sheet;
  const head = `<header>${sheet.head.map((one, index) => rowHtml(one, index === 0 ? 'h1' : 'div')).join('')}</header>`;
  const main = sheet.main.map((one) => sectionHtml(one, sheet)).join('');
  const side = `<aside>${sheet.side.map((one) => sectionHtml(one, sheet)).join('')}</aside>`;
  const body =
    frame === 'leftBar'
      ? `<div class="columns">${side}<main>${head}${main}</main></div>`
      : frame === 'rightBar'
        ? `${head}<div class="columns"><main>${main}</main>${side}</div>`
        : `${head}<main>${main}</main>`;
  return `<!doctype html><meta charset="utf-8"><style>${css(sheet)}</style><body class="${frame}${look.centered ? ' centered' : ''}">${body}</body>`;
}

function css({ look }: Sheet): string {
  const headings = {
    plain: '',
    capitals: 'text-transform: uppercase',
    ruled: 'border-bottom: 1px solid #888',
    spaced: 'text-transform: uppercase; letter-spacing: 2.5px; font-weight: normal',
    band: 'background: #246; color: #fff; padding: 2px 4px',
    colon: 'text-decoration: underline',
    right: 'text-align: right',
    center: 'text-align: center',
    small: 'font-size: 1em; text-transform: lowercase; font-variant: small-caps',
  }[look.headings];
  return `@page { margin: 14mm } body { font: ${look.size}pt/1.35 ${FONTS[look.font]}; margin: 0 }
h1 { font-size: 1.9em; margin: 0 } h2 { font-size: 1.2em; margin: .9em 0 .3em; ${headings} }
p, ul { margin: .15em 0 } ul { padding-left: 1.3em; ${look.bullet === 'none' ? 'list-style: none' : `list-style: '${look.bullet.replace(/[\\']/g, '')} '`} }
.row { display: flex; justify-content: space-between; gap: 1em } .entry { margin: .5em 0 }
.columns { display: flex; gap: 8mm } aside { width: 54mm; flex: none; background: #f1f1f1; padding: 3mm } main { flex: 1; min-width: 0 } aside { overflow-wrap: break-word }
.centered header { text-align: center } .rail { display: grid; grid-template-columns: 36mm 1fr; gap: 5mm; white-space: pre-line } .rail > div { white-space: normal }
.headingRail section { display: grid; grid-template-columns: 38mm 1fr; gap: 5mm } .headingRail h2 { border: 0; margin: .3em 0 }
table { width: 100%; border-collapse: collapse } td { border: 1px solid #aaa; padding: 3px 5px; vertical-align: top; white-space: pre-line }
.grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0 1em } .tags span { display: inline-block; margin: 0 1.2em .2em 0 } .labels { display: grid; grid-template-columns: 30mm 1fr } .level { display: flex; justify-content: space-between }`;
}

const escapeXml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function spansHtml(spans: Span[]): string {
  return spans
    .map(({ text, bold, italic }) => {
      const inner = italic ? `<i>${escapeXml(text)}</i>` : escapeXml(text);
      return bold ? `<b>${inner}</b>` : inner;
    })
    .join('');
}

function rowHtml({ left, right }: Row, tag = 'div'): string {
  if (right === undefined) return `<${tag}>${spansHtml(left)}</${tag}>`;
  return `<div class="row"><${tag}>${spansHtml(left)}</${tag}><div>${spansHtml(right)}</div></div>`;
}

function sectionHtml({ heading, parts }: Section, { look }: Sheet): string {
  const title = look.headings === 'colon' ? `${heading}:` : heading;
  const named = heading === '' ? '' : `<h2>${escapeXml(title)}</h2>`;
  return `<section>${named}<div>${partsHtml(parts)}</div></section>`;
}

function partsHtml(parts: Part[]): string {
  const cells = parts.flatMap((part) => (part.kind === 'entry' && part.cells !== undefined ? [part] : []));
  if (cells.length === 0) return parts.map(partHtml).join('');
  const rows = cells.map(
    ({ cells: [first, second, third] = [], bullets, after = [] }) =>
      `<tr><td>${escapeXml(first ?? '')}</td><td>${escapeXml(second ?? '')}</td><td><b>${escapeXml(third ?? '')}</b>${items(bullets)}${after.map((row) => rowHtml(row)).join('')}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

const items = (bullets: string[]) =>
  bullets.length === 0 ? '' : `<ul>${bullets.map((one) => `<li>${escapeXml(one)}</li>`).join('')}</ul>`;

function partHtml(part: Part): string {
  if (part.kind === 'text') return `<p>${escapeXml(part.text)}</p>`;
  if (part.kind === 'entry') {
    const inner = `${part.rows.map((row) => rowHtml(row)).join('')}${items(part.bullets)}${(part.after ?? []).map((row) => rowHtml(row)).join('')}`;
    return part.rail === undefined
      ? `<div class="entry">${inner}</div>`
      : `<div class="entry rail"><span>${escapeXml(part.rail)}</span><div>${inner}</div></div>`;
  }
  const all = part.items.map(escapeXml);
  switch (part.style) {
    case 'commas':
      return `<p>${all.join(', ')}</p>`;
    case 'strokes':
      return `<p>${all.join(' | ')}</p>`;
    case 'dots':
      return `<p>${all.join(' · ')}</p>`;
    case 'bullets':
      return items(part.items);
    case 'lines':
      return all.map((one) => `<div>${one}</div>`).join('');
    case 'grid':
      return `<div class="grid">${all.map((one) => `<span>${one}</span>`).join('')}</div>`;
    case 'levels':
      return all
        .map(
          (one, index) =>
            `<div class="level"><span>${one}</span><span>${'●'.repeat(3 + (index % 3))}${'○'.repeat(2 - (index % 3))}</span></div>`,
        )
        .join('');
    case 'tags':
      return `<div class="tags">${all.map((one) => `<span>${one}</span>`).join('')}</div>`;
    case 'labelCells': {
      const half = Math.ceil(all.length / 2);
      const [first, second] = [all.slice(0, half), all.slice(half)];
      return `<div class="labels"><span>${escapeXml(part.label)}</span><span>${first.join(', ')}</span>${second.length === 0 ? '' : `<span>Tools</span><span>${second.join(', ')}</span>`}</div>`;
    }
    case 'groups': {
      const half = Math.ceil(all.length / 2);
      return `<p><b>${escapeXml(part.label)}:</b> ${all.slice(0, half).join(', ')}</p>${all.length > half ? `<p><b>Tools:</b> ${all.slice(half).join(', ')}</p>` : ''}`;
    }
  }
}
