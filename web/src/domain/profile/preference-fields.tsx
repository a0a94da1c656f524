import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { tone } from '@/theme/tokens.ts';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { YesNoUnknown } from '@/ui/forms/yes-no-unknown.tsx';

/** What somebody looks for; the part of a profile that these fields change. */
export type Preferences = Pick<
  Profile,
  | 'job_titles'
  | 'location'
  | 'is_remote'
  | 'is_hybrid'
  | 'is_any_location'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'employment_types'
  | 'work_authorization'
  | 'needs_sponsorship'
  | 'additional_info'
>;

type PreferenceFieldsProps = {
  value: Preferences;
  on_change: (part: Partial<Preferences>) => void;
  /** Sentences by field name. */
  errors: Record<string, string | undefined>;
};

const EMPLOYMENT_TYPES = [
  ['full_time', 'Full time'],
  ['part_time', 'Part time'],
  ['contract', 'Contract'],
  ['temporary', 'Temporary'],
  ['internship', 'Internship'],
] as const;

const PAY = [
  ['salary_min', 'Lowest pay you accept'],
  ['salary_max', 'Highest pay you look for'],
] as const;
const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'CHF', 'AUD'];

const Grid = styled('div')({ display: 'grid', gap: 24 });
const Pay = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 96px 120px',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));
const Legend = styled('legend')({ padding: 0, fontWeight: 600, fontSize: 15, marginBottom: 4 });
const Field = styled('fieldset')({ border: 0, padding: 0, margin: 0, minWidth: 0 });
const Help = styled('div')({ color: tone.ink3, fontSize: 13, marginTop: 6 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

/** Titles, place, range of pay, kind of work, right to work, and anything else. */
export function PreferenceFields({ value, on_change, errors }: PreferenceFieldsProps) {
  const places: [keyof Preferences & ('is_remote' | 'is_hybrid' | 'is_any_location'), string][] = [
    ['is_remote', 'Remote'],
    ['is_hybrid', 'Hybrid'],
    ['is_any_location', 'Any place'],
  ];
  const toggleType = (type: (typeof EMPLOYMENT_TYPES)[number][0], on: boolean) =>
    on_change({
      employment_types: on
        ? [...value.employment_types, type]
        : value.employment_types.filter((one) => one !== type),
    });
  const mayWorkInUs = value.work_authorization.US ?? null;
  return (
    <Grid>
      <TagInput
        name="job_titles"
        label="Job titles"
        value={value.job_titles}
        max={LIMITS.job_titles}
        placeholder="Registered Nurse"
        help={`One to ${LIMITS.job_titles}. Press Enter after each.`}
        error={errors.job_titles}
        on_change={(job_titles) => on_change({ job_titles })}
      />
      <TextField
        name="location"
        label="Where"
        value={value.location}
        autoComplete="address-level2"
        error={Boolean(errors.location)}
        helperText={errors.location ?? 'City and state, or city and country.'}
        onChange={(event) => on_change({ location: event.target.value })}
      />
      <Field>
        <Legend>Also show</Legend>
        <Row>
          {places.map(([key, label]) => (
            <FormControlLabel
              key={key}
              label={label}
              control={<Checkbox checked={value[key]} onChange={(_, on) => on_change({ [key]: on })} />}
            />
          ))}
        </Row>
      </Field>
      <Field aria-describedby="pay-help">
        <Legend>Salary range</Legend>
        <Pay>
          {PAY.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              inputMode="numeric"
              value={value[name] === null ? '' : Math.round(value[name] / 100)}
              error={Boolean(errors[name])}
              helperText={errors[name]}
              onChange={(event) => {
                const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
                on_change({ [name]: digits === '' ? null : Number(digits) * 100 });
              }}
            />
          ))}
          <TextField
            select
            label="Currency"
            value={value.salary_currency}
            onChange={(event) => on_change({ salary_currency: event.target.value })}
          >
            {CURRENCIES.map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Per"
            value={value.salary_period}
            onChange={(event) =>
              on_change({ salary_period: event.target.value === 'hour' ? 'hour' : 'year' })
            }
          >
            <MenuItem value="year">Year</MenuItem>
            <MenuItem value="hour">Hour</MenuItem>
          </TextField>
        </Pay>
        <Help id="pay-help">
          Optional. Postings that state less than your lowest are left out; those that state nothing stay, and
          more than your highest is never held against one.
        </Help>
      </Field>
      <Field>
        <Legend>Kind of work</Legend>
        <Row>
          {EMPLOYMENT_TYPES.map(([type, label]) => (
            <FormControlLabel
              key={type}
              label={label}
              control={
                <Checkbox
                  checked={value.employment_types.includes(type)}
                  onChange={(_, on) => toggleType(type, on)}
                />
              }
            />
          ))}
        </Row>
        <Help style={{ marginTop: 0 }}>None chosen means all.</Help>
      </Field>
      <YesNoUnknown
        question="May you work in the United States?"
        help="Employers ask this on nearly every form. Only your own answer is ever sent; left open, we ask when a form does."
        value={mayWorkInUs}
        on_change={(yes) => {
          const { US: _, ...others } = value.work_authorization;
          on_change({ work_authorization: yes === null ? others : { ...others, US: yes } });
        }}
      />
      <YesNoUnknown
        question="Do you need an employer to sponsor a visa, now or later?"
        value={value.needs_sponsorship}
        on_change={(needs_sponsorship) => on_change({ needs_sponsorship })}
      />
      <TextField
        name="additional_info"
        label="Anything else"
        multiline
        minRows={3}
        value={value.additional_info}
        error={Boolean(errors.additional_info)}
        helperText={
          errors.additional_info ??
          `${value.additional_info.length} of ${LIMITS.additional_info.toLocaleString('en-US')} characters`
        }
        onChange={(event) =>
          on_change({ additional_info: event.target.value.slice(0, LIMITS.additional_info) })
        }
      />
    </Grid>
  );
}
