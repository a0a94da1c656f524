import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldsOf } from './fields.tsx';

type SelectInputProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** `MenuItem`s. */
  children: ReactNode;
};

/** A field of a form with these values that is chosen from a list. */
export function SelectInput<Values extends FieldValues>({ name, ...rest }: SelectInputProps<Values>) {
  const { Field } = fieldsOf<Values>();
  return (
    <Field name={name}>
      {({ value, onChange, onBlur, error }) => (
        <TextField
          select
          {...rest}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as typeof value)}
          onBlur={onBlur}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    </Field>
  );
}
