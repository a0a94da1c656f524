import { COUNTRIES } from '@contract/countries.ts';
import type { Profile } from '@contract/profile.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { YesNoUnknown } from '@/ui/forms/yes-no-unknown.tsx';
import { countryName, inCountry } from './country-names.ts';

type WorkAuthorizationFieldProps = {
  value: Profile['work_authorization'];
  onChange: (value: Profile['work_authorization']) => void;
  /** The country that is searched in (ISO 3166-1 alpha-2); null when the location names none. */
  country: string | null;
};

/** Whether somebody may work in the country that they search in, and in others that they add. */
export function WorkAuthorizationField({ value, onChange, country }: WorkAuthorizationFieldProps) {
  const [added, setAdded] = useState<string[]>([]);
  const asked = [...new Set([...(country ? [country] : []), ...Object.keys(value).sort(), ...added])];
  const others = COUNTRIES.filter((code) => !asked.includes(code)).sort((a, b) =>
    countryName(a).localeCompare(countryName(b), 'en'),
  );
  const answer = (code: string, yes: boolean | null) => {
    const { [code]: _, ...rest } = value;
    if (yes === null && code !== country) setAdded((codes) => [...codes, code]);
    onChange(yes === null ? rest : { ...rest, [code]: yes });
  };
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {asked.map((code, at) => (
        <YesNoUnknown
          key={code}
          question={`Are you authorized to work in ${inCountry(code)}?`}
          help={
            at === 0
              ? 'Most applications ask. We only ever send your own answer; leave it open and we’ll ask when a form does.'
              : undefined
          }
          value={value[code] ?? null}
          onChange={(yes) => answer(code, yes)}
        />
      ))}
      <TextField
        select
        label={asked.length > 0 ? 'Another country you’d work in' : 'Country you’d work in'}
        value=""
        onChange={(event) => setAdded((codes) => [...codes, event.target.value])}
        sx={{ maxWidth: 320 }}
      >
        {others.map((code) => (
          <MenuItem key={code} value={code}>
            {countryName(code)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}
