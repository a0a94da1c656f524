import type { OpenQuestion } from '@contract/applications.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { tone } from '@/theme/tokens.ts';

type QuestionFieldProps = {
  question: Pick<OpenQuestion, 'label' | 'kind' | 'options'>;
  /** Several choices are joined by line breaks. */
  value: string;
  error?: string | undefined;
  on_change: (value: string) => void;
};

const FEW = 6;

function Choices({ question, value, error, on_change }: QuestionFieldProps) {
  const id = useId();
  const options = question.options.length > 0 ? question.options : ['Yes', 'No'];
  const several = question.kind === 'multiple_choice';
  const chosen = value.split('\n').filter(Boolean);
  return (
    <fieldset
      style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
      aria-describedby={error ? id : undefined}
    >
      <legend style={{ padding: 0, fontWeight: 600, fontSize: 15 }}>{question.label}</legend>
      {several ? (
        <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 20 }}>
          {options.map((option) => (
            <FormControlLabel
              key={option}
              label={option}
              control={
                <Checkbox
                  checked={chosen.includes(option)}
                  onChange={(_, on) =>
                    on_change((on ? [...chosen, option] : chosen.filter((one) => one !== option)).join('\n'))
                  }
                />
              }
            />
          ))}
        </div>
      ) : (
        <RadioGroup row sx={{ columnGap: 2.5 }} value={value} onChange={(_, next) => on_change(next)}>
          {options.map((option) => (
            <FormControlLabel key={option} value={option} label={option} control={<Radio />} />
          ))}
        </RadioGroup>
      )}
      {error && (
        <div id={id} style={{ color: tone.danger, fontSize: 14 }}>
          {error}
        </div>
      )}
    </fieldset>
  );
}

/** One question of an employer's form, as the form words it. */
export function QuestionField({ question, value, error, on_change }: QuestionFieldProps) {
  const choice =
    question.kind === 'yes_no' || question.kind === 'single_choice' || question.kind === 'multiple_choice';
  if (choice && question.options.length <= FEW) {
    return <Choices question={question} value={value} error={error} on_change={on_change} />;
  }
  return (
    <TextField
      select={choice}
      label={question.label}
      value={value}
      error={Boolean(error)}
      helperText={error}
      multiline={question.kind === 'long_text'}
      minRows={question.kind === 'long_text' ? 4 : undefined}
      type={question.kind === 'date' ? 'date' : 'text'}
      inputMode={question.kind === 'number' ? 'numeric' : undefined}
      onChange={(event) => on_change(event.target.value)}
    >
      {question.options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
