import { type Html, html } from '../../support/html.ts';
import { type CardEntry, TEST_CARDS } from '../core/cards.ts';

/** What was typed, to be shown again after an error. */
export type Typed = Record<string, string>;

const COUNTRIES = ['US', 'CA', 'DE', 'FR', 'GB'];

/** The card fields with the names that `readCard` expects. */
export function cardFields(typed: Typed = {}): Html {
  const country = typed.country ?? 'US';
  return html`
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required value="${typed.number ?? ''}"></label>
<div class="row">
<label>Expiration <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required value="${typed.expiry ?? ''}"></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required value="${typed.cvc ?? ''}"></label>
</div>
<label>Cardholder name <input name="name" autocomplete="cc-name" required value="${typed.name ?? ''}"></label>
<div class="row">
<label>Country or region <select name="country">${COUNTRIES.map((code) => html`<option${code === country ? html` selected` : ''}>${code}</option>`)}</select></label>
<label>ZIP <input name="postal_code" autocomplete="postal-code" value="${typed.postal_code ?? ''}"></label>
</div>`;
}

/** The test cards and what each does. */
export function testCards(): Html {
  const rows = Object.entries(TEST_CARDS).map(
    ([number, { note }]) =>
      html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${note}</td></tr>`,
  );
  return html`<details class="card"><summary>Test cards</summary><table>${rows}</table><p class="soft">Any future date, any CVC.</p></details>`;
}

export function readCard(typed: Typed): CardEntry {
  const [month = '', year = ''] = (typed.expiry ?? '').split('/').map((part) => part.trim());
  return {
    number: typed.number ?? '',
    exp_month: Number.parseInt(month, 10),
    exp_year: Number.parseInt(year, 10) + (year.length <= 2 ? 2000 : 0),
    cvc: (typed.cvc ?? '').trim(),
    name: typed.name?.trim() || null,
    email: typed.email?.trim() || null,
    country: typed.country || null,
    postal_code: typed.postal_code?.trim() || null,
  };
}
