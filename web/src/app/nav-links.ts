import { paths } from '@/lib/paths.ts';

export type NavLink = { to: string; label: string };

export const AUDIENCES: readonly NavLink[] = [
  { to: paths.students(), label: 'Students and grads' },
  { to: paths.remote(), label: 'Remote job seekers' },
  { to: paths.highIncome(), label: 'High-income professionals' },
];

export const SIGNED_OUT: readonly NavLink[] = [
  { to: paths.home(), label: 'Home' },
  { to: paths.about(), label: 'About' },
  { to: paths.features(), label: 'Features' },
  { to: paths.jobs(), label: 'Jobs' },
  { to: paths.blog(), label: 'Blog' },
];

export const SIGNED_IN: readonly NavLink[] = [
  { to: paths.dashboard(), label: 'Dashboard' },
  { to: paths.jobSearch(), label: 'Job Search (beta)' },
  { to: paths.applications(), label: 'Applications' },
  { to: paths.profile(), label: 'Profile' },
  { to: paths.credits(), label: 'Credits' },
  { to: paths.settings(), label: 'Settings' },
];

/** The keys that lead to a page of `SIGNED_IN`, one after the other. */
export const GO_KEYS: Record<string, string> = {
  [paths.dashboard()]: 'g d',
  [paths.jobSearch()]: 'g m',
  [paths.applications()]: 'g a',
  [paths.profile()]: 'g p',
  [paths.credits()]: 'g c',
  [paths.settings()]: 'g s',
};

export const ADMIN: NavLink = { to: paths.admin(), label: 'Admin Dashboard' };
