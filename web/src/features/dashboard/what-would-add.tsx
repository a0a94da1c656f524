import type { Search } from '@contract/searches.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/domain/profile/profile.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { leftOutWords } from './left-out-words.ts';
import { PanelLink } from './panel.tsx';

const Box = styled('div')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  margin: '4px 0 14px',
  padding: '14px 16px',
  borderRadius: radius.inner,
  background: tone.sunken,
  fontSize: textSize.body2,
  lineHeight: 1.45,
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
});

/** The one change that would add the most matches, where the last search knows of one. */
export function WhatWouldAdd({ search }: { search: Search | null }) {
  const profile = useQuery(profileQuery).data;
  const left = search?.status === 'done' ? search.left_out : null;
  const words = left && profile && leftOutWords(left, profile);
  if (!words) return null;
  return (
    <Box>
      <p>
        <b>{words.jobs}</b> {words.why}
      </p>
      <PanelLink to={words.link.to}>{words.link.label}</PanelLink>
    </Box>
  );
}
