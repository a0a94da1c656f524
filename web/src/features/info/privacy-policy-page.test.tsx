// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Component as PrivacyPolicyPage } from './privacy-policy-page.tsx';

afterEach(cleanup);

test('what is kept of how well a resume was read has a purpose, and an end', () => {
  render(<PrivacyPolicyPage />, { wrapper: MemoryRouter });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items.filter((text) => text.startsWith('To check how well we read resumes:'))).toHaveLength(1);
  expect(items.find((text) => text.includes('notes on how well we read them'))).toMatch(
    /until you delete them or your account\.$/,
  );
});
