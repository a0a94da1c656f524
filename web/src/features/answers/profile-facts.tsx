import { PLACEHOLDERS, type Profile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WrittenPhone } from '@/domain/profile/phone-field.tsx';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '130px minmax(0, 1fr)',
  gap: '8px 16px',
  margin: '0 0 16px',
  '& > dt': { color: tone.ink2, fontSize: textSize.body2 },
  '& > dd': { margin: 0, fontWeight: 560, overflowWrap: 'anywhere' },
  '& > dd[data-missing]': { color: tone.ink3, fontWeight: 400 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
}));

function factsOf(profile: Profile): [string, ReactNode][] {
  return [
    ['Name', profile.full_name === PLACEHOLDERS.full_name ? '' : profile.full_name],
    ['Email', profile.email],
    [
      'Phone',
      profile.phone_number && <WrittenPhone stored={profile.phone_number} country={profile.country} />,
    ],
    ['Location', profile.unanswered.includes('location') ? '' : profile.location],
    ['LinkedIn', profile.links.linkedin],
    ['GitHub', profile.links.github],
    ['Website', profile.links.portfolio],
  ];
}

/** What forms get from the profile; it is changed there. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  return (
    <Surface pad="md">
      <Facts>
        {factsOf(profile).map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name} data-missing={value ? undefined : true}>
            {value || 'Not answered'}
          </dd>,
        ])}
      </Facts>
      <Button component={Link} to={paths.profile('about')} variant="outlined" size="small">
        Edit on your profile
      </Button>
    </Surface>
  );
}
