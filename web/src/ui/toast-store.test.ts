import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST } from '@/lib/constants.ts';
import { createToastStore } from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows one toast at a time: a new one replaces the last', () => {
    const store = createToastStore();
    store.toast({ title: 'First' });
    store.toast({ title: 'Second' });
    expect(store.get()).toMatchObject({ title: 'Second', open: true });
  });

  it('closes at once and removes after 3000 ms when dismissed', () => {
    const store = createToastStore();
    const id = store.toast({ title: 'Saved' });
    store.dismiss(id);
    expect(store.get()?.open).toBe(false);
    vi.advanceTimersByTime(TOAST.removeMs - 1);
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('keeps a new toast when the removal of the old one falls due', () => {
    const store = createToastStore();
    store.dismiss(store.toast({ title: 'Old' }));
    store.toast({ title: 'New' });
    vi.advanceTimersByTime(TOAST.removeMs * 2);
    expect(store.get()).toMatchObject({ title: 'New', open: true });
  });

  it('ignores a dismissal of a toast that is gone', () => {
    const store = createToastStore();
    const old = store.toast({ title: 'Old' });
    store.toast({ title: 'New' });
    store.dismiss(old);
    expect(store.get()?.open).toBe(true);
  });
});
