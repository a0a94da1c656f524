import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { callOk } from '@/lib/api-client.ts';
import { getSession } from '@/lib/session.ts';

/** localStorage key of the choice; `theme.js` reads it before the first paint. */
export const THEME_KEY = 'theme';
export type ThemePreference = 'light' | 'dark' | 'system';

/** What the server stores for a choice, and back. */
export const toServer = (preference: ThemePreference): boolean | null =>
  preference === 'system' ? null : preference === 'dark';
export const fromServer = (dark: boolean | null | undefined): ThemePreference =>
  dark == null ? 'system' : dark ? 'dark' : 'light';

/**
 * The theme preference and how to change it. When signed in, a change is shown only once the server has saved it, and a
 * failure is logged. When signed out, it is kept in this browser.
 */
export function useThemePreference(): {
  preference: ThemePreference;
  saving: boolean;
  choose: (preference: ThemePreference) => Promise<void>;
} {
  const { mode, setMode } = useColorScheme();
  const [saving, setSaving] = useState(false);
  const choose = async (preference: ThemePreference) => {
    if (getSession().status !== 'signed_in') {
      setMode(preference);
      return;
    }
    setSaving(true);
    try {
      const { updateProfileSettings } = await import('@contract/profile.ts');
      await callOk(updateProfileSettings, { body: { dark_mode_enabled: toServer(preference) } });
      setMode(preference);
    } catch (error) {
      console.error('The theme was not saved', error);
    } finally {
      setSaving(false);
    }
  };
  return { preference: mode ?? 'system', saving, choose };
}
