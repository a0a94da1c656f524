import type { OpenQuestion } from '@contract/applications.ts';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Fieldset, Legend } from '@/ui/layout.ts';

type QuestionFieldProps = {
  question: Pick<OpenQuestion, 'label' | 'kind' | 'options'>;
  /** Multiple choices are joined by line breaks. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

const Radios = styled(RadioGroup)({ columnGap: 20 });
const Boxes = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

/** With more choices than this, a select replaces the radio buttons or checkboxes. */
const FEW = 6;

const chosenOf = (value: string) => value.split('\n').filter(Boolean);

/** The choices of a question, in the form's order; none if it takes text or its choices couldn't be read. */
function choicesOf({ kind, options }: QuestionFieldProps['question']): readonly string[] {
  if (kind === 'yes_no') return options.length > 0 ? options : ['Yes', 'No'];
  return kind === 'single_choice' || kind === 'multiple_choice' ? options : [];
}

function Group({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Fieldset data-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <Legend>{label}</Legend>
      {children}
      {error && (
        <Typography id={id} component="div" variant="small" color="error">
          {error}
        </Typography>
      )}
    </Fieldset>
  );
}

function OneOf({ question, value, error, onChange }: QuestionFieldProps) {
  const choices = choicesOf(question);
  if (choices.length > FEW) {
    return (
      <TextField
        select
        label={question.label}
        value={choices.includes(value) ? value : ''}
        error={Boolean(error)}
        helperText={error}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Group label={question.label} error={error}>
      <Radios row value={value} onChange={(_, next) => onChange(next)}>
        {choices.map((choice) => (
          <FormControlLabel key={choice} value={choice} label={choice} control={<Radio />} />
        ))}
      </Radios>
    </Group>
  );
}

function SomeOf({ question, value, error, onChange }: QuestionFieldProps) {
  const choices = choicesOf(question);
  const chosen = chosenOf(value).filter((choice) => choices.includes(choice));
  // In the form's order, whichever was chosen first.
  const set = (next: readonly string[]) =>
    onChange(choices.filter((choice) => next.includes(choice)).join('\n'));
  if (choices.length > FEW) {
    return (
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={choices}
        value={chosen}
        onChange={(_, next) => set(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label={question.label}
            error={Boolean(error)}
            helperText={error ?? 'Choose all that apply.'}
          />
        )}
      />
    );
  }
  return (
    <Group label={question.label} error={error}>
      <Boxes>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            label={choice}
            control={
              <Checkbox
                checked={chosen.includes(choice)}
                onChange={(_, on) => set(on ? [...chosen, choice] : chosen.filter((one) => one !== choice))}
              />
            }
          />
        ))}
      </Boxes>
    </Group>
  );
}

/** One question of an employer's form, in the form's own words. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, onChange } = props;
  if (choicesOf(question).length > 0) {
    return question.kind === 'multiple_choice' ? <SomeOf {...props} /> : <OneOf {...props} />;
  }
  const unread = question.kind === 'single_choice' || question.kind === 'multiple_choice';
  return (
    <TextField
      label={question.label}
      value={value}
      error={Boolean(error)}
      helperText={error ?? (unread ? 'We couldn’t read this form’s choices. Type your answer.' : undefined)}
      multiline={question.kind === 'long_text'}
      minRows={question.kind === 'long_text' ? 4 : undefined}
      type={question.kind === 'date' ? 'date' : 'text'}
      inputMode={question.kind === 'number' ? 'decimal' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
