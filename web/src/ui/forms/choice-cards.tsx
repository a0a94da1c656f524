import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Fieldset, Legend } from '../layout.ts';

type Choice<V extends string> = { value: V; title: string; text: ReactNode };

type ChoiceCardsProps<V extends string> = {
  legend: ReactNode;
  name: string;
  choices: Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
};

const Heading = styled(Legend)({ '&:not(:has(> span))': { marginBottom: 12 } });
/** Two stand side by side where there is room; more are a list. */
const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-pair="true"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
});

const Card = styled('label')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '4px 12px',
  alignContent: 'start',
  padding: 20,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.card,
  background: tone.surface,
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '& .MuiRadio-root': { padding: 0, alignSelf: 'start', '&.Mui-focusVisible': { outline: 'none' } },
  '&:has(input:checked)': {
    borderColor: tone.accent,
    background: tone.accentSoft,
    boxShadow: `inset 0 0 0 1px ${tone.accent}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

const Text = styled('span')({ gridColumn: 2, color: tone.ink2, fontSize: textSize.body2 });

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
      <Heading>{legend}</Heading>
      <RadioGroup name={name} value={value} onChange={(_, next) => onChange(next as V)}>
        <Grid data-pair={choices.length === 2}>
          {choices.map((choice) => (
            <Card key={choice.value}>
              <Radio value={choice.value} />
              <b>{choice.title}</b>
              <Text>{choice.text}</Text>
            </Card>
          ))}
        </Grid>
      </RadioGroup>
    </Fieldset>
  );
}
