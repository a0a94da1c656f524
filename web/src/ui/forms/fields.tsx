import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../text-field.tsx';

/** The first message in a field's error; the error of a list may be at one of its items. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const inner of Array.isArray(error) ? error : Object.values(error)) {
    const found = messageIn(inner);
    if (found) return found;
  }
  return undefined;
}

type FieldProps<Value> = {
  name: string;
  children: (field: {
    name: string;
    value: Value;
    onChange: (value: Value) => void;
    onBlur: () => void;
    /** What is wrong with the value. */
    error: string | undefined;
  }) => ReactNode;
};

function Field<Value>({ name, children }: FieldProps<Value>) {
  const { field, fieldState } = useController({ name });
  const { value, onChange, onBlur } = field;
  return children({ name, value, onChange, onBlur, error: messageIn(fieldState.error) });
}

type TextInputProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'helperText'
> & {
  name: string;
  /** Text under the field while it has no error. */
  help?: ReactNode;
  /** Converts the value to text and back; by default the value is the text. */
  show?: (value: never) => string;
  read?: (text: string) => unknown;
};

function TextInput({ name, help, show, read, inputRef, ...rest }: TextInputProps) {
  const { field, fieldState } = useController({ name });
  // The form needs the element to focus an invalid field; the caller may need it too.
  const ref = useForkRef(field.ref, inputRef);
  const error = messageIn(fieldState.error);
  return (
    <TextField
      {...rest}
      name={name}
      inputRef={ref}
      value={show ? show(field.value as never) : field.value}
      onChange={(event) => field.onChange(read ? read(event.target.value) : event.target.value)}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error ?? help}
    />
  );
}

type FieldsOf<Values extends FieldValues> = {
  /** Binds any control to a field of the form. */
  Field: <Name extends FieldPath<Values>>(
    props: FieldProps<FieldPathValue<Values, Name>> & { name: Name },
  ) => ReactNode;
  /** A field to type text or a number into. */
  TextInput: <Name extends FieldPath<Values>>(
    props: Omit<TextInputProps, 'name' | 'show'> & {
      name: Name;
      show?: (value: FieldPathValue<Values, Name>) => string;
    },
  ) => ReactNode;
};

/** The field components for a form with these values; a wrong name doesn't compile. */
export function fieldsOf<Values extends FieldValues>(): FieldsOf<Values> {
  return { Field, TextInput } as unknown as FieldsOf<Values>; // the same components with their names narrowed
}
