import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

type TagInputProps = {
  label: string;
  value: string[];
  on_change: (value: string[]) => void;
  max: number;
  help?: string;
  error?: string;
  placeholder?: string;
  name: string;
};

/** Words as chips: Enter or a comma adds one, Backspace takes the last away. Repeats are dropped. */
export function TagInput({ label, value, on_change, max, help, error, placeholder, name }: TagInputProps) {
  const set = (words: string[]) => {
    const clean = words.flatMap((word) => word.split(',')).map((word) => word.trim().slice(0, 80));
    on_change([...new Set(clean.filter(Boolean))].slice(0, max));
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={value}
      autoSelect
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
