// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PayFields, type PayInput } from './pay-fields.tsx';

afterEach(cleanup);

let given: PayInput;

function Asked() {
  const [value, setValue] = useState<PayInput>({ amount: null, currency: 'USD', period: 'year' });
  given = value;
  return <PayFields label="Salary expectation" value={value} error={undefined} onChange={setValue} />;
}

test('an amount is taken in whole units, with its currency and period', async () => {
  render(<Asked />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '95,000');
  expect(given).toEqual({ amount: 9_500_000, currency: 'USD', period: 'year' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Per' }));
  await userEvent.click(screen.getByRole('option', { name: 'Month' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Currency' }));
  await userEvent.click(screen.getByRole('option', { name: 'EUR' }));
  expect(given).toEqual({ amount: 9_500_000, currency: 'EUR', period: 'month' });
});

test('an amount that is cleared is none', async () => {
  render(<Asked />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(amount, '12');
  await userEvent.clear(amount);
  expect(given.amount).toBeNull();
});
