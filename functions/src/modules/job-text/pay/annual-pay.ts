import type { Salary, SalaryPeriod } from '../../../contract/common.ts';
import type { AnnualPay } from '../features/posting-features.ts';

const PER_YEAR: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** Pay per year in minor units: 2,080 hours, 260 days, 52 weeks or 12 months. */
export function annualPay(salary: Salary | null): AnnualPay | null {
  if (salary === null || (salary.min === null && salary.max === null)) return null;
  const factor = PER_YEAR[salary.period];
  const yearly = (value: number | null) => (value === null ? null : Math.round(value * factor));
  return { min: yearly(salary.min), max: yearly(salary.max), currency: salary.currency };
}
