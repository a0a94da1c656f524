import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Legend, Stack } from '../layout.ts';

type YesNoUnknownProps = {
  question: string;
  help?: string;
  /** Null means not answered, never "no". */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
};

const Question = styled(Stack)({ justifyItems: 'start' });

/** A question that may stay unanswered. Clicking the chosen answer again clears it. */
export function YesNoUnknown({ question, help, value, onChange }: YesNoUnknownProps) {
  const id = useId();
  return (
    <Question gap={6}>
      <Legend as="div" id={id}>
        {question}
      </Legend>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={value}
        onChange={(_, next: boolean | null) => onChange(next)}
      >
        <ToggleButton value={true}>Yes</ToggleButton>
        <ToggleButton value={false}>No</ToggleButton>
      </ToggleButtonGroup>
      {help && (
        <Typography color="textTertiary" variant="small">
          {help}
        </Typography>
      )}
    </Question>
  );
}
