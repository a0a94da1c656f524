import { ExperienceBand } from '@contract/profile.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type ExperienceSelectProps = {
  /** Empty until the user has answered. */
  value: ExperienceBand | '';
  onChange: (value: ExperienceBand | '') => void;
  error?: string | undefined;
  /** Text under the field. */
  help?: ReactNode;
};

/** Years of experience, as one of the profile's ranges. */
export function ExperienceSelect({ value, onChange, error, help }: ExperienceSelectProps) {
  return (
    <TextField
      select
      name="experience"
      label="Years of experience"
      value={value}
      error={Boolean(error)}
      helperText={error ?? help}
      onChange={(event) => onChange(event.target.value as ExperienceBand | '')} // one of the options below
    >
      {/* An answer can be changed, but not cleared. */}
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
