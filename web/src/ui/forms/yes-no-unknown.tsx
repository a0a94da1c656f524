import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type YesNoUnknownProps = {
  question: string;
  help?: string;
  /** Null means not answered, never "no". */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
};

/** A question that may stay unanswered. Clicking the chosen answer again clears it. */
export function YesNoUnknown({ question, help, value, onChange }: YesNoUnknownProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600, mb: 0.75 }} variant="body2">
        {question}
      </Typography>
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
        <Typography sx={{ mt: 0.75 }} color="textTertiary" variant="caption">
          {help}
        </Typography>
      )}
    </div>
  );
}
