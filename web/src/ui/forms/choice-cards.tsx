import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radius, tone } from '@/theme/tokens.ts';

type Choice<V extends string> = { value: V; title: string; text: ReactNode };

type ChoiceCardsProps<V extends string> = {
  legend: string;
  name: string;
  choices: Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
};

const Fieldset = styled('fieldset')({ border: 0, padding: 0, margin: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 12, fontWeight: 600 });
const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
});

const Card = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  gap: '4px 12px',
  alignContent: 'start',
  padding: 20,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.card,
  background: tone.surface,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: '2px 0 0', accentColor: tone.accent },
  '&:has(input:checked)': {
    borderColor: tone.accent,
    background: tone.accentSoft,
    boxShadow: `inset 0 0 0 1px ${tone.accent}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
});

/** A choice between a few options that each need a sentence. */
export function ChoiceCards<V extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<V>) {
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <Grid>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span style={{ fontWeight: 600 }}>{choice.title}</span>
            <Typography style={{ gridColumn: 2 }} component="span" variant="body2" color="textSecondary">
              {choice.text}
            </Typography>
          </Card>
        ))}
      </Grid>
    </Fieldset>
  );
}
