import { useColorScheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { fromServer } from '@/domain/profile/theme-preference.ts';

/** Applies the theme of the signed-in user's profile; null or missing means system. */
export function ServerTheme() {
  const { data, error } = useQuery(profileQuery);
  const { setMode } = useColorScheme();
  const dark = data?.dark_mode_enabled;
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) setMode(fromServer(dark));
  }, [loaded, dark, setMode]);
  useEffect(() => {
    if (error) console.error('Could not load the profile', error);
  }, [error]);
  return null;
}
