// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

afterEach(cleanup);

test('each part of the table has a role of its own, for where CSS makes it a block', () => {
  const { container } = render(<ComparisonTable brandName="Us" />);
  const parts = [...container.querySelectorAll('table, thead, tbody, tr, th, td')];
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});
