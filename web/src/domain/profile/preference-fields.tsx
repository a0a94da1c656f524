import { EmploymentType } from '@contract/common.ts';
import { LIMITS } from '@contract/limits.ts';
import type { PayPeriod, Profile } from '@contract/profile.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EMPLOYMENT_LABEL } from '@/domain/postings/labels.ts';
import { formatNumber } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { SelectInput } from '@/ui/forms/select-input.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { YesNoUnknown } from '@/ui/forms/yes-no-unknown.tsx';
import { Fieldset, Legend, Stack } from '@/ui/layout.ts';
import { chosenValues, type PreferenceValues } from './editable-profile.ts';
import { PAY_CURRENCIES, payCustomsOf } from './pay-customs.ts';
import { useCountry } from './use-country.ts';
import { WorkAuthorizationField } from './work-authorization-field.tsx';

const { Field, TextInput } = fieldsOf<PreferenceValues>();

const PERIODS = [
  ['year', 'Year'],
  ['month', 'Month'],
  ['hour', 'Hour'],
] as const satisfies [PayPeriod, string][];

const PLACES = [
  ['is_remote', 'Remote'],
  ['is_hybrid', 'Hybrid'],
  ['is_any_location', 'Any location'],
] as const;

const PAY = [
  ['salary_min', 'Minimum pay'],
  ['salary_max', 'Maximum pay'],
] as const;

const Pay = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 96px 120px',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });
const Help = styled('div')({ color: tone.ink3, fontSize: textSize.small, lineHeight: 1.4 });
const PayHelp = styled(Help)({ marginTop: 6 });
const PayLegend = styled(Legend)({ marginBottom: 10 });

/** Shows an amount stored in hundredths in whole units of its currency. */
const shownPay = (hundredths: number | null) =>
  hundredths === null ? '' : String(Math.round(hundredths / 100));

function readPay(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits) * 100;
}

function PayFields() {
  return (
    <Fieldset aria-describedby="pay-help">
      <PayLegend>Pay range</PayLegend>
      <Pay>
        {PAY.map(([name, label]) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            inputMode="numeric"
            show={shownPay}
            read={readPay}
          />
        ))}
        <SelectInput<PreferenceValues> name="salary_currency" label="Currency">
          {PAY_CURRENCIES.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </SelectInput>
        <SelectInput<PreferenceValues> name="salary_period" label="Per">
          {PERIODS.map(([period, label]) => (
            <MenuItem key={period} value={period}>
              {label}
            </MenuItem>
          ))}
        </SelectInput>
      </Pay>
      <PayHelp id="pay-help">
        Optional. We skip jobs that pay less than your minimum. Jobs that don’t list pay stay in, and higher
        pay never counts against a job.
      </PayHelp>
    </Fieldset>
  );
}

function EmploymentTypes() {
  return (
    <Field name="employment_types">
      {({ value, onChange }) => (
        <Fieldset>
          <Legend>Job type</Legend>
          <Choices>
            {EmploymentType.options.map((type) => (
              <FormControlLabel
                key={type}
                label={EMPLOYMENT_LABEL[type]}
                control={
                  <Checkbox
                    checked={value.includes(type)}
                    onChange={(_, on) =>
                      onChange(on ? [...value, type] : value.filter((one) => one !== type))
                    }
                  />
                }
              />
            ))}
          </Choices>
          <Help>Leave all unchecked to see every type.</Help>
        </Fieldset>
      )}
    </Field>
  );
}

/** Follows the typed country with the currency and period customary there, until the user picks their own. */
function usePayCustoms(profile: Profile, country: string | null): void {
  const { getFieldState, getValues, setValue } = useFormContext<PreferenceValues>();
  const shown = useRef(chosenValues(profile));
  useEffect(() => {
    const customs = payCustomsOf(country);
    const stated = getValues(['salary_min', 'salary_max']).some((pay) => pay !== null);
    if (!customs || stated) return;
    for (const [name, next] of [
      ['salary_currency', customs.currency],
      ['salary_period', customs.period],
    ] as const) {
      const untouched = !getFieldState(name).isTouched && getValues(name) === shown.current[name];
      if (profile.unanswered.includes(name) && untouched) {
        setValue(name, next);
        shown.current = { ...shown.current, [name]: next };
      }
    }
  }, [country, profile, getFieldState, getValues, setValue]);
}

/** Form fields for titles, location, pay range, job types, work authorization, and anything else. */
export function PreferenceFields({ profile }: { profile: Profile }) {
  const [location, additional] = useWatch<PreferenceValues, ['location', 'additional_info']>({
    name: ['location', 'additional_info'],
  });
  const country = useCountry(location, profile);
  usePayCustoms(profile, country);
  return (
    <Stack>
      <Field name="job_titles">
        {(field) => (
          <TagInput
            {...field}
            label="Job titles"
            max={LIMITS.job_titles}
            placeholder="Registered nurse"
            help={`Add up to ${LIMITS.job_titles}. Press Enter after each one.`}
          />
        )}
      </Field>
      <TextInput
        name="location"
        label="Location"
        autoComplete="address-level2"
        help="City and state, or city and country."
      />
      <Fieldset>
        <Legend>Also include</Legend>
        <Choices>
          {PLACES.map(([name, label]) => (
            <Field key={name} name={name}>
              {({ value, onChange }) => (
                <FormControlLabel
                  label={label}
                  control={<Checkbox checked={value} onChange={(_, on) => onChange(on)} />}
                />
              )}
            </Field>
          ))}
        </Choices>
      </Fieldset>
      <PayFields />
      <EmploymentTypes />
      <Field name="work_authorization">
        {({ value, onChange }) => (
          <WorkAuthorizationField value={value} onChange={onChange} country={country} />
        )}
      </Field>
      <Field name="needs_sponsorship">
        {({ value, onChange }) => (
          <YesNoUnknown
            question="Will you need visa sponsorship, now or in the future?"
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      <TextInput
        name="additional_info"
        label="Anything else"
        multiline
        minRows={3}
        help={`We use this to match licenses you have or don’t have. ${additional.length} of ${formatNumber(LIMITS.additional_info)} characters.`}
        slotProps={{ htmlInput: { maxLength: LIMITS.additional_info } }}
      />
    </Stack>
  );
}
