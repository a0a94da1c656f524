import type { PayAnswer } from '@contract/applications-answers.ts';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { PAY_CURRENCIES } from '@/domain/profile/pay-customs.ts';
import { Fieldset, Legend } from '@/ui/layout.ts';

const Pay = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 110px 120px',
  alignItems: 'start',
  marginTop: 10,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

const PERIODS = [
  ['year', 'Year'],
  ['month', 'Month'],
  ['hour', 'Hour'],
] as const satisfies [PayAnswer['period'], string][];

/** Pay as it is typed; no amount yet is null. */
export type PayInput = Omit<PayAnswer, 'amount'> & { amount: number | null };

type PayFieldsProps = {
  label: string;
  value: PayInput;
  error: string | undefined;
  onChange: (value: PayInput) => void;
};

function read(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits === '' ? null : Number(digits) * 100;
}

/** An amount, its currency, and its period. */
export function PayFields({ label, value, error, onChange }: PayFieldsProps) {
  return (
    <Fieldset data-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      <Pay>
        <TextField
          label="Amount"
          value={value.amount === null ? '' : String(Math.round(value.amount / 100))}
          error={Boolean(error)}
          helperText={error}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={(event) => onChange({ ...value, amount: read(event.target.value) })}
        />
        <TextField
          select
          label="Currency"
          value={value.currency}
          onChange={(event) => onChange({ ...value, currency: event.target.value })}
        >
          {PAY_CURRENCIES.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Per"
          value={value.period}
          onChange={(event) => onChange({ ...value, period: event.target.value as PayAnswer['period'] })}
        >
          {PERIODS.map(([period, words]) => (
            <MenuItem key={period} value={period}>
              {words}
            </MenuItem>
          ))}
        </TextField>
      </Pay>
    </Fieldset>
  );
}
