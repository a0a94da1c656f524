import { type Html, html } from '../../support/html.ts';
import { ACCEPTED_EXTENSIONS } from '../resume-file.ts';
import type { HostedField } from './hosted-vendor.ts';

/** The control of a field, holding `values`. Script makes the lists, buttons and uploads work. */
export function controlOf(field: HostedField, values: readonly string[]): Html {
  const { id, name, options } = field;
  const required = field.required && html`required aria-required="true"`;
  const [value = field.prefilled ?? ''] = values;
  const chosen = (option: string) => values.includes(option);
  switch (field.widget) {
    case 'textarea':
      return html`<textarea id="${id}" name="${name}" rows="4" ${required}>${value}</textarea>`;
    case 'select':
      return html`<select id="${id}" name="${name}" ${required}><option value="">Select...</option>${options.map(
        (option) => html`<option ${chosen(option) && html`selected`}>${option}</option>`,
      )}</select>`;
    case 'radios':
    case 'boxes':
    case 'two_boxes': {
      const type = field.widget === 'radios' ? 'radio' : 'checkbox';
      return html`<div class="choices">${options.map(
        (option, index) =>
          html`<div class="choice pretty"><input type="${type}" id="${id}_${index}" name="${name}" value="${option}" ${field.widget !== 'boxes' && required} ${chosen(option) && html`checked`}><label for="${id}_${index}">${option}</label></div>`,
      )}</div>`;
    }
    case 'buttons':
      return html`<div role="group" id="${id}" class="buttons" aria-label="${field.label}">${options.map(
        (option) => html`<button type="button" aria-pressed="false">${option}</button>`,
      )}</div>`;
    case 'combobox':
      return html`<div class="combo"><input id="${id}" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-autocomplete="list" autocomplete="off" placeholder="Select..." ${field.required && html`aria-required="true"`}></div>`;
    case 'menu':
      return html`<div class="fab-Select"><select id="${id}" name="${name}" class="no-size" tabindex="-1" aria-hidden="true"></select>
<button type="button" class="fab-SelectToggle" aria-haspopup="true" aria-expanded="false" aria-labelledby="${id}-label"><span class="fab-SelectToggle__content">--Select--</span></button></div>`;
    case 'place':
      return html`<div class="combo"><input id="${id}" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off" placeholder="City" ${field.required && html`aria-required="true"`}></div>`;
    case 'date_parts':
      return html`<div class="date-parts" role="group" id="${id}" aria-label="${field.label}">${(
        ['month', 'day', 'year'] as const
      ).map(
        (part) =>
          html`<input id="field-${id}-${part}" aria-label="${part}" placeholder="${{ month: 'MM', day: 'DD', year: 'YYYY' }[part]}" inputmode="numeric" maxlength="${part === 'year' ? 4 : 2}" size="${part === 'year' ? 4 : 2}">`,
      )}</div>`;
    case 'file':
      return html`<div class="upload" id="${id}-upload"><button type="button" class="upload-button" tabindex="-1">Upload a file</button> <span class="upload-note">or drag and drop it here</span>
<input type="file" id="${id}" name="${name}" accept="${ACCEPTED_EXTENSIONS.join(',')}"></div>`;
    case 'consent':
      return html`<div class="choice pretty"><input type="checkbox" id="${id}" name="${name}" value="1" ${required} ${chosen('1') && html`checked`}><label for="${id}">${field.label}${field.required && html` <span aria-hidden="true">*</span>`}</label></div>`;
    default:
      return html`<input id="${id}" name="${name}" type="${field.type ?? 'text'}" value="${value}" ${field.autocomplete && html`autocomplete="${field.autocomplete}"`} ${required}>`;
  }
}
