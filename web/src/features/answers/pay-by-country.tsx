import { countryCodes } from '@huntwell/filler/countries';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { countryName } from '@/domain/profile/country-names.ts';

const Country = styled(TextField)(({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 320 } }));

/** Chooses a country to name pay for, out of those that have none yet. */
export function PayCountry({
  taken,
  onChoose,
}: {
  taken: readonly string[];
  onChoose: (country: string) => void;
}) {
  const countries = [...countryCodes()]
    .filter((code) => !taken.includes(code))
    .sort((a, b) => countryName(a).localeCompare(countryName(b), 'en'));
  return (
    <Country
      select
      label="Add pay for a country"
      value=""
      helperText="Goes before your general answer for jobs there."
      onChange={(event) => onChoose(event.target.value)}
    >
      {countries.map((code) => (
        <MenuItem key={code} value={code}>
          {countryName(code)}
        </MenuItem>
      ))}
    </Country>
  );
}
