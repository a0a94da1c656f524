import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { radius } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { TextField } from '@/ui/text-field.tsx';

const SearchField = styled(TextField)(({ theme }) => ({
  flex: '0 1 230px',
  minWidth: 150,
  '& .MuiOutlinedInput-root': { minHeight: 44, borderRadius: radius.full },
  [theme.breakpoints.down('md')]: { flex: 'none', marginBottom: 14 },
}));

/** The search box; what is typed is in the URL at once, and a step back in the history shows in the box. */
export function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const written = useRef(text);
  useEffect(() => {
    if (text !== written.current) setTyped(text);
    written.current = text;
  }, [text]);
  return (
    <SearchField
      size="small"
      type="search"
      placeholder="Company or title"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        written.current = target.value;
        onText(target.value);
      }}
      slotProps={{
        htmlInput: { 'aria-label': 'Search by company or title' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon of={Search} size={16} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
