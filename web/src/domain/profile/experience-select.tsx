import { ExperienceBand } from '@contract/profile.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type ExperienceSelectProps = {
  /** Empty as long as nobody said. */
  value: ExperienceBand | '';
  onChange: (value: ExperienceBand | '') => void;
  error?: string | undefined;
  /** Words under the field. */
  help?: ReactNode;
};

/** Years of experience, as one of the bands of the profile. */
export function ExperienceSelect({ value, onChange, error, help }: ExperienceSelectProps) {
  return (
    <TextField
      select
      name="experience"
      label="Experience"
      value={value}
      error={Boolean(error)}
      helperText={error ?? help}
      onChange={(event) => onChange(event.target.value as ExperienceBand | '')} // one of the options below
    >
      {/* Once it is answered it can be changed, not taken back. */}
      {value === '' && (
        <MenuItem value="" hidden>
          Not answered
        </MenuItem>
      )}
      {ExperienceBand.options.map((band) => (
        <MenuItem key={band} value={band}>
          {band}
        </MenuItem>
      ))}
    </TextField>
  );
}
