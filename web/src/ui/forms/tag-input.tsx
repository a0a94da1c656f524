import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type TagInputProps = {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  max: number;
  help?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  name: string;
  onBlur?: () => void;
};

/** Tags as chips: Enter or a comma adds one, Backspace removes the last. Duplicates are dropped. */
export function TagInput({
  label,
  value,
  onChange,
  max,
  help,
  error,
  placeholder,
  name,
  onBlur,
}: TagInputProps) {
  const set = (words: string[]) => {
    const clean = words.flatMap((word) => word.split(',')).map((word) => word.trim().slice(0, 80));
    onChange([...new Set(clean.filter(Boolean))].slice(0, max));
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={value}
      autoSelect
      onBlur={onBlur}
      disableClearable
      onChange={(_, words) => set(words)}
      onInputChange={(_, text) => {
        if (text.endsWith(',')) set([...value, text]);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={Boolean(error)}
          helperText={error ?? help}
          placeholder={value.length === 0 ? placeholder : undefined}
        />
      )}
    />
  );
}
