import type { Resume } from '@contract/resumes.ts';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '12px 0 8px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const USES = [
  {
    use: 'profile',
    flag: 'active',
    label: 'For your profile and matches',
    help: 'We read your experience from this one.',
  },
  {
    use: 'applications',
    flag: 'sent',
    label: 'Sent to employers',
    help: 'We attach this one to your applications.',
  },
] as const;

type ResumeUsesProps = {
  resumes: readonly Resume[];
  activate: {
    isPending: boolean;
    mutate: (chosen: { id: string; use: 'profile' | 'applications' }) => void;
  };
};

/** Which of several resumes is for what: matches may go by a long one while employers get a short one. */
export function ResumeUses({ resumes, activate }: ResumeUsesProps) {
  return (
    <Pair>
      {USES.map(({ use, flag, label, help }) => (
        <TextField
          key={use}
          select
          label={label}
          helperText={help}
          disabled={activate.isPending}
          value={resumes.find((resume) => resume[flag])?.id ?? ''}
          onChange={(event) => activate.mutate({ id: event.target.value, use })}
        >
          {resumes.map(({ id, file_name, version }) => (
            <MenuItem key={id} value={id}>
              {file_name} (version {version})
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Pair>
  );
}
