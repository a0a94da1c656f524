import type { Profile } from '@contract/profile.ts';
import { countryCodes } from '@huntwell/filler/countries';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { YesNoUnknown } from '@/ui/forms/yes-no-unknown.tsx';
import { Stack } from '@/ui/layout.ts';
import { countryName, inCountry } from './country-names.ts';

type WorkAuthorizationFieldProps = {
  value: Profile['work_authorization'];
  onChange: (value: Profile['work_authorization']) => void;
  /** The country the user searches in (ISO 3166-1 alpha-2); null if the location doesn't name one. */
  country: string | null;
};

const Country = styled(TextField)(({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 320 } }));

/** Whether the user may work in the country they search in, and in others they add. */
export function WorkAuthorizationField({ value, onChange, country }: WorkAuthorizationFieldProps) {
  const [added, setAdded] = useState<string[]>([]);
  const asked = [...new Set([...(country ? [country] : []), ...Object.keys(value).sort(), ...added])];
  const others = [...countryCodes()]
    .filter((code) => !asked.includes(code))
    .sort((a, b) => countryName(a).localeCompare(countryName(b), 'en'));
  const answer = (code: string, yes: boolean | null) => {
    const { [code]: _, ...rest } = value;
    if (yes === null && code !== country) setAdded((codes) => [...codes, code]);
    onChange(yes === null ? rest : { ...rest, [code]: yes });
  };
  return (
    <Stack>
      {asked.map((code, at) => (
        <YesNoUnknown
          key={code}
          question={`Are you authorized to work in ${inCountry(code)}?`}
          help={
            at === 0
              ? 'Most applications ask this. We only send your own answer. If you skip it, we’ll ask you when a form does.'
              : undefined
          }
          value={value[code] ?? null}
          onChange={(yes) => answer(code, yes)}
        />
      ))}
      <Country
        select
        label={asked.length > 0 ? 'Another country you’d work in' : 'Country you’d work in'}
        value=""
        onChange={(event) => setAdded((codes) => [...codes, event.target.value])}
      >
        {others.map((code) => (
          <MenuItem key={code} value={code}>
            {countryName(code)}
          </MenuItem>
        ))}
      </Country>
    </Stack>
  );
}
