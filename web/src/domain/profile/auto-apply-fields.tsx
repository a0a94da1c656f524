import { LIMITS } from '@contract/limits.ts';
import { BAND_FROM } from '@contract/matches.ts';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { plural } from '@/lib/format.ts';
import { textSize } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Stack } from '@/ui/layout.ts';
import type { LimitValues } from './editable-profile.ts';

const { Field } = fieldsOf<LimitValues>();

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  fontWeight: 550,
  fontSize: textSize.body2,
  '& output': { fontSize: textSize.h3, fontWeight: 640 },
});

/** A thumb reaches past the end of its rail; the padding keeps it inside the column. */
const Rail = styled('div')({ padding: '0 11px' });

const BANDS = [
  { value: BAND_FROM.fair, label: 'Fair' },
  { value: BAND_FROM.good, label: 'Good' },
  { value: BAND_FROM.excellent, label: 'Excellent' },
];

type RangeProps = {
  label: string;
  help: ReactNode;
  value: number;
  min: number;
  max: number;
  marks?: { value: number; label: string }[];
  spoken: (value: number) => string;
  onChange: (value: number) => void;
};

function Range({ label, help, value, min, max, marks, spoken, onChange }: RangeProps) {
  const id = useId();
  return (
    <div>
      <Line>
        <span id={id}>{label}</span>
        <output>{value}</output>
      </Line>
      <Rail>
        <Slider
          aria-labelledby={id}
          value={value}
          min={min}
          max={max}
          marks={marks}
          getAriaValueText={spoken}
          onChange={(_, next) => {
            if (typeof next === 'number') onChange(next);
          }}
        />
      </Rail>
      <Typography component="div" variant="small" color="textTertiary">
        {help}
      </Typography>
    </div>
  );
}

/** The minimum score, the daily limit, and the limit for one company: three fields of a form. */
export function AutoApplyFields() {
  return (
    <Stack>
      <Field name="auto_apply_min_score">
        {({ value, onChange }) => (
          <Range
            label="Minimum score"
            help="We never auto-apply below this score."
            value={value}
            min={LIMITS.auto_apply_min_score_least}
            max={100}
            marks={BANDS}
            spoken={(score) => `${score} out of 100`}
            onChange={onChange}
          />
        )}
      </Field>
      <Field name="auto_apply_daily_limit">
        {({ value, onChange }) => (
          <Range
            label="Daily limit"
            help="Applications you start count too. A new day begins at midnight in your time zone."
            value={value}
            min={1}
            max={LIMITS.auto_apply_daily_limit_max}
            spoken={(count) => `${plural(count, 'application')} a day`}
            onChange={onChange}
          />
        )}
      </Field>
      <Field name="auto_apply_company_limit">
        {({ value, onChange }) => (
          <Range
            label="Limit for one company"
            help={`In ${LIMITS.applications_per_company_days} days. You can still apply to ${LIMITS.applications_per_company} of its jobs yourself.`}
            value={value}
            min={1}
            max={LIMITS.applications_per_company}
            spoken={(count) => `${plural(count, 'application')} to one company`}
            onChange={onChange}
          />
        )}
      </Field>
    </Stack>
  );
}
