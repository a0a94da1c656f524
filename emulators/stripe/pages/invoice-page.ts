import type Stripe from 'stripe';
import { html } from '../../support/html.ts';
import { cardFields, type Typed, testCards } from './card-form.ts';
import { day, money, page } from './layout.ts';

export function invoicePage(invoice: Stripe.Invoice, typed: Typed = {}, error: string | null = null): string {
  const open = invoice.status === 'open';
  return page(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number}</h1>
<p class="amount">${money(invoice.amount_due, invoice.currency)}</p>
<p>${invoice.status === 'paid' ? `Paid on ${day(invoice.status_transitions.paid_at ?? invoice.created)}` : open ? 'Due now' : invoice.status}</p>
<table>${invoice.lines.data.map((line) => html`<tr><td>${line.description}<br><span class="soft">${day(line.period.start)} – ${day(line.period.end)}</span></td><td>${money(line.amount, line.currency)}</td></tr>`)}</table>
<p><a href="${invoice.invoice_pdf}">Download invoice</a></p>
${open ? html`<form method="post" class="card">${error ? html`<p class="error" role="alert">${error}</p>` : ''}${cardFields(typed)}<button>Pay ${money(invoice.amount_due, invoice.currency)}</button></form>${testCards()}` : ''}`,
  );
}

/** The lines of the invoice's PDF, top to bottom. */
export function invoiceText(invoice: Stripe.Invoice): string[] {
  return [
    'Invoice',
    '',
    `Invoice number  ${invoice.number}`,
    `Date of issue   ${day(invoice.created)}`,
    `Bill to         ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`.trim(),
    '',
    ...invoice.lines.data.flatMap((line) => [
      `${line.description}    ${money(line.amount, line.currency)}`,
      `    ${day(line.period.start)} - ${day(line.period.end)}`,
    ]),
    '',
    `Total           ${money(invoice.total, invoice.currency)}`,
    `Amount paid     ${money(invoice.amount_paid, invoice.currency)}`,
    `Amount due      ${money(invoice.amount_remaining, invoice.currency)}`,
  ];
}
