import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

export type TextFieldProps = Omit<FormControlProps, 'onChange' | 'onBlur' | 'onFocus' | 'children'> &
  Pick<
    OutlinedInputProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'defaultValue'
    | 'inputMode'
    | 'inputRef'
    | 'maxRows'
    | 'minRows'
    | 'multiline'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'onFocus'
    | 'placeholder'
    | 'rows'
    | 'type'
    | 'value'
  > & {
    label?: ReactNode;
    /** Below the field: help, or what is wrong. */
    helperText?: ReactNode;
    slotProps?: {
      input?: Partial<OutlinedInputProps>;
      htmlInput?: OutlinedInputProps['inputProps'];
      inputLabel?: Partial<InputLabelProps>;
    };
  };

/**
 * A text field of MUI's parts. MUI's own TextField can also be a select, which brings 22 kB of menus to every page that has
 * only something to type.
 */
export function TextField({
  autoComplete,
  autoFocus,
  defaultValue,
  fullWidth = true,
  helperText,
  id: givenId,
  inputMode,
  inputRef,
  label,
  maxRows,
  minRows,
  multiline,
  name,
  onBlur,
  onChange,
  onFocus,
  placeholder,
  rows,
  slotProps = {},
  type,
  value,
  ...control
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = helperText ? `${id}-help` : undefined;
  return (
    <FormControl {...control} fullWidth={fullWidth}>
      {label && (
        <InputLabel htmlFor={id} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        aria-describedby={helpId}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        defaultValue={defaultValue}
        inputProps={inputMode ? { inputMode, ...slotProps.htmlInput } : slotProps.htmlInput}
        inputRef={inputRef}
        maxRows={maxRows}
        minRows={minRows}
        multiline={multiline}
        name={name}
        onBlur={onBlur}
        onChange={onChange}
        onFocus={onFocus}
        placeholder={placeholder}
        rows={rows}
        type={type}
        value={value}
        {...slotProps.input}
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
