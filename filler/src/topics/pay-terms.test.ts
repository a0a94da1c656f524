import { expect, test } from 'vitest';
import { classifyQuestion } from './classify-question.ts';
import { asksOtherPay, payTopic, withoutPayTerms } from './pay-terms.ts';

const isOther = (label: string) => asksOtherPay('salary_expectation', label, 'US');

test.each([
  'Salary expectations (not including bonus)',
  'Expected base salary, excluding bonus and equity',
  'Desired base salary',
  'Annual salary expectation before any bonus',
])('"%s" asks for the salary', (label) => {
  expect(isOther(label)).toBe(false);
});

test.each([
  'R$ por mês',
  'al mes',
  'al mese',
  'pe lună',
  'aylık',
  'uurloon',
  'saatlik',
  'per month',
  'journalier',
])('an amount "%s" is not the yearly one', (period) => {
  expect(isOther(`Salary ${period}`)).toBe(true);
});

test.each([
  'Salary expectation including bonus',
  'Expected bonus, excluding base',
  'Please select your minimum annual base salary requirement',
  'Minimum base salary',
  'Total compensation expectations',
])('"%s" asks for another amount', (label) => {
  expect(isOther(label)).toBe(true);
});

test.each([
  ['Löneanspråk (kr/mån)', 'monthly_pay_expectation'],
  ['Gehaltsvorstellung brutto pro Monat', 'monthly_pay_expectation'],
  ['Stundenlohn brutto / Std', 'hourly_pay_expectation'],
  ['Pretensão salarial (R$ por mês)', 'monthly_pay_expectation'],
  ['Expectativa salarial al mes', 'monthly_pay_expectation'],
  ['Stipendio netto al mese', 'monthly_pay_expectation'],
  ['Salariu dorit pe lună', 'monthly_pay_expectation'],
  ['Aylık ücret beklentiniz', 'monthly_pay_expectation'],
  ['Gewenst uurloon', 'hourly_pay_expectation'],
  ['Mes prétentions salariales', 'salary_expectation'],
  ['Gehaltsvorstellung Brutto/Std. bzw. Monat', 'salary_expectation'],
  ['Gehaltsvorstellung pro Jahr (12 Monate)', 'salary_expectation'],
  ['Gehaltsvorstellung', 'salary_expectation'],
])('"%s" asks for %s', (label, topic) => {
  expect(payTopic('salary_expectation', label)).toBe(topic);
});

test.each(['What salary did you earn in 2020?', 'Your last salary', 'Final compensation at your last job'])(
  '"%s" asks for what was earned',
  (label) => {
    expect(isOther(label)).toBe(true);
  },
);

test('"current" may belong to the expectations', () => {
  expect(isOther('What are your current salary expectations?')).toBe(false);
});

test.each([
  'Gehaltsvorstellung bei 40 Stunden',
  'Expected salary, full-time (37.5 hours)',
  'Pretensión a la hora de empezar',
])('"%s" says how much somebody works, and asks for no pay by the hour', (label) => {
  expect(payTopic('salary_expectation', label)).toBe('salary_expectation');
  expect(isOther(label)).toBe(false);
  expect(payTopic('salary_expectation', 'Pay per hour (40 hours)')).toBe('hourly_pay_expectation');
});

test.each([
  ['Pretensão salarial (R$ por mês)', 'Pretensão salarial'],
  ['Oczekiwania finansowe (brutto/mies.)', 'Oczekiwania finansowe'],
  ['Löneanspråk (kr/mån)?', 'Löneanspråk ?'],
  ['Gehaltsvorstellung [brutto, €/Jahr]', 'Gehaltsvorstellung'],
  ['Desired salary (base only)', 'Desired salary (base only)'],
  ['Desired salary (in thousands)', 'Desired salary (in thousands)'],
])('"%s" is a question on pay: "%s"', (label, plain) => {
  expect(withoutPayTerms(label)).toBe(plain);
});

test.each([
  ['Pretensão salarial (R$ por mês)', 'monthly_pay_expectation', 'BR'],
  ['Oczekiwania finansowe (brutto/mies.)', 'monthly_pay_expectation', 'PL'],
  ['Vad har du för löneanspråk (kr/mån)?', 'monthly_pay_expectation', 'SE'],
  ['Pretensão salarial (R$ por hora)', 'hourly_pay_expectation', 'BR'],
  ['Desired salary (per hour)', 'hourly_pay_expectation', 'US'],
  ['Oczekiwania finansowe (netto/mies.)', 'unknown', 'PL'],
  ['Pretensão salarial líquida', 'unknown', 'BR'],
  ['Pretensão salarial (R$ por mês)', 'unknown', 'US'],
  ['Salary expectation (monthly, in thousands)', 'unknown', 'US'],
  ['Expected pay (per month, per year)', 'unknown', 'US'],
])('"%s" is %s in %s', (label, topic, country) => {
  expect(classifyQuestion({ label, kind: 'text' }, country).topic).toBe(topic);
});

test.each([
  ['Prétentions salariales (fixe + variable)', 'Prétentions salariales'],
  ['Așteptări salariale nete', 'Așteptări salariale'],
  ['Pretensión salarial por quincena', 'Pretensión salarial'],
  ['Maaş beklentiniz (net)', 'Maaş beklentiniz'],
  ['Aspettativa salariale netta', 'Aspettativa salariale'],
  ['Bérigény (nettó)', 'Bérigény (bruttó)'],
  ['Nettogehaltsvorstellung', 'Gehaltsvorstellung'],
  ['Gehaltsvorstellung in T€', 'Gehaltsvorstellung in €'],
  ['Gehaltsvorstellung (in Tsd. EUR)', 'Gehaltsvorstellung (in EUR)'],
  ['Minimale Gehaltsvorstellung', 'Gehaltsvorstellung'],
  ['Pretensão salarial mínima', 'Pretensão salarial'],
  ['Gehaltsvorstellung bei 30 Stunden', 'Gehaltsvorstellung bei 40 Stunden'],
  ['Desired pay (per pay period)', 'Desired pay'],
  ['Fortnightly pay expected', 'Pay expected'],
])('"%s" asks for another amount than "%s"', (label, plain) => {
  const asked = (one: string) => asksOtherPay('salary_expectation', one, 'DE');
  expect([asked(label), asked(plain)]).toEqual([true, false]);
});

test('a salary without a period is one for a month where everybody names it so', () => {
  const topic = (label: string, country: string) => payTopic('salary_expectation', label, country);
  expect(topic('Pretensão salarial', 'BR')).toBe('monthly_pay_expectation');
  expect(topic('Oczekiwane wynagrodzenie', 'PL')).toBe('monthly_pay_expectation');
  expect(topic('Pretensão salarial anual', 'BR')).toBe('salary_expectation');
  expect(topic('Oczekiwane roczne wynagrodzenie', 'PL')).toBe('salary_expectation');
  expect(topic('Gehaltsvorstellung', 'DE')).toBe('salary_expectation');
  expect(topic('Salary expectation', 'US')).toBe('salary_expectation');
});

test('a currency in brackets is that of the country, and another one asks for another amount', () => {
  const topic = (label: string, country: string) =>
    classifyQuestion({ label, kind: 'number' }, country).topic;
  expect(topic('Expected Salary (BDT)', 'BD')).toBe('monthly_pay_expectation');
  expect(topic('Expected Salary (BDT)', 'US')).toBe('unknown');
  expect(topic('Expected Salary (NGN)', 'NG')).toBe('salary_expectation');
});
