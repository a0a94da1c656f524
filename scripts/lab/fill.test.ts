import { expect, test } from 'vitest';
import { inventedForms, scoreForm } from '../../tests/forms/forms.ts';
import { planPage } from './fill.ts';

const forms = await inventedForms();

test.each(forms.map((form) => [form.name, form] as const))(
  '%s is planned as a person would fill it',
  async (_, form) => {
    const score = scoreForm(form, await planPage(form.html, form.dossier));
    expect(score.wrong).toEqual([]);
    expect(score.left_touched).toEqual([]);
    expect(score.ask_guessed).toEqual([]);
  },
);

test('fields in shadow roots that a saved page declares are planned too, and a misplaced declaration harms nothing', async () => {
  const rows = await planPage(
    `<form><spl-input><template shadowrootmode="open"><label>First name <input name="first"></label><spl-row><template shadowrootmode="open"><label>Last name <input name="last"></label></template></spl-row></template></spl-input>
    <table><template shadowrootmode="open"><input name="nowhere"></template></table><label>Email <input name="email" type="email"></label></form>`,
    { first_name: 'Dana', last_name: 'Okafor', email: 'dana.okafor@example.com' },
  );
  expect(rows.map(({ control, value }) => [control.name, value])).toEqual([
    ['first', 'Dana'],
    ['last', 'Okafor'],
    ['email', 'dana.okafor@example.com'],
  ]);
});
