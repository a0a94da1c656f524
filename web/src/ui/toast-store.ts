import type { ReactNode } from 'react';
import { TOAST } from '@/lib/constants.ts';

export type ToastVariant = 'default' | 'destructive';

export type ToastInput = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant;
  /** One action, such as undo. */
  action?: { label: string; onClick: () => void };
  /** Announced immediately, with the role `alert`; destructive toasts always are. */
  alert?: boolean;
  /** Stays until dismissed when `Infinity`. */
  durationMs?: number;
};

export type Toast = ToastInput & { id: number; open: boolean };

type Store = {
  toast: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  get: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
};

/** One toast at a time: a new one replaces the last. */
export function createToastStore(): Store {
  let current: Toast | null = null;
  let nextId = 1;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (toast: Toast | null) => {
    current = toast;
    for (const listener of listeners) listener();
  };
  return {
    toast(input) {
      clearTimeout(removal);
      const id = nextId++;
      set({ ...input, id, open: true });
      return id;
    },
    dismiss(id) {
      if (current?.id !== id || !current.open) return;
      set({ ...current, open: false });
      removal = setTimeout(() => {
        if (current?.id === id) set(null);
      }, TOAST.removeMs);
    },
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToastStore();

/**
 * Shows a toast: `toast({ title: 'Saved' })`, `toast({ variant: 'destructive', title: 'Error', description })`.
 * @returns its id, for `toasts.dismiss`
 */
export const toast = toasts.toast;
