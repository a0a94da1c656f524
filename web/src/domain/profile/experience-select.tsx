import { ExperienceBand } from '@contract/profile.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type ExperienceSelectProps<Value> = {
  value: Value;
  on_change: (value: Value) => void;
  /** A word under the field. */
  help?: ReactNode;
  /** Words for leaving it open, where that can be chosen; its value is then ''. */
  open?: Value extends ExperienceBand ? never : string;
};

/** Years of experience, as one of the bands of the profile. */
export function ExperienceSelect<Value extends ExperienceBand | ''>({
  value,
  on_change,
  help,
  open,
}: ExperienceSelectProps<Value>) {
  return (
    <TextField
      select
      name="experience"
      label="Experience"
      value={value}
      helperText={help}
      onChange={(event) => on_change(event.target.value as Value)} // one of the options below
      slotProps={{ select: { displayEmpty: open !== undefined } }}
    >
      {open !== undefined && <MenuItem value="">{open}</MenuItem>}
      {ExperienceBand.options.map((band) => (
        <MenuItem key={band} value={band}>
          {band}
        </MenuItem>
      ))}
    </TextField>
  );
}
