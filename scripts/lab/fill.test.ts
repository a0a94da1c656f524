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
