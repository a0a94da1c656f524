// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfflineBar } from './offline-bar.tsx';

afterEach(() => onlineManager.setOnline(true));

test('says so for as long as requests wait for the connection', () => {
  render(<OfflineBar />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => onlineManager.setOnline(false));
  expect(status.textContent).toContain('You’re offline');
  act(() => onlineManager.setOnline(true));
  expect(status.textContent).toBe('');
});
