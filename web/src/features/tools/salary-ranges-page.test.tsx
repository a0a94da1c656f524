// @vitest-environment happy-dom
import { getPayRanges, listPayTitles, type PayRanges } from '@contract/pay-ranges.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { apiQuery, createQueryClient } from '@/lib/query-client.ts';
import { Component as SalaryRangesPage } from './salary-ranges-page.tsx';

afterEach(cleanup);

const TUNER: PayRanges = {
  title: 'Harp tuner',
  place: null,
  everywhere: null,
  places: [],
  posted: null,
  computed_at: null,
};

test('the fields keep the focus, and follow the address', async () => {
  const client = createQueryClient();
  client.setQueryData(apiQuery(listPayTitles).queryKey, { titles: [], computed_at: null });
  client.setQueryData(apiQuery(getPayRanges, { query: { title: 'Harp tuner' } }).queryKey, TUNER);
  const router = createMemoryRouter([{ path: '/', Component: SalaryRangesPage }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const title = screen.getByLabelText<HTMLInputElement>('Job title');
  await userEvent.type(title, 'Harp tuner{Enter}');
  expect(router.state.location.search).toBe('?title=Harp+tuner');
  expect(title.isConnected).toBe(true);
  expect(document.activeElement).toBe(title);
  await act(() => router.navigate(-1));
  expect(title.value).toBe('');
});
