import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { EMPLOYMENT_LABEL, SENIORITY_LABEL, WORKPLACE_LABEL } from '@/domain/postings/labels.ts';
import { Icon } from '@/ui/icon.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useTypedBefore } from '@/ui/use-typed-before.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { JobFilters } from './filters.ts';

const Form = styled('form')({ display: 'grid', gap: 12, margin: '0 0 20px' });
const Line = styled('div')({ display: 'flex', gap: 10, alignItems: 'stretch' });
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    margin: '0 -16px',
    padding: '3px 16px',
    '& > *': { flex: 'none' },
  },
}));

type JobFiltersProps = { filters: JobFilters; onChange: (change: Partial<JobFilters>) => void };

/** Search words and filters of the public list; all of them are in the URL. */
export function JobFiltersForm({ filters, onChange }: JobFiltersProps) {
  const [words, setWords] = useState(filters.q ?? '');
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, setWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: words.trim() || undefined });
  };
  return (
    <Form role="search" onSubmit={submit} aria-label="Search open jobs">
      <Line>
        <TextField
          inputRef={input}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="Title, company, or skill"
          slotProps={{
            htmlInput: { maxLength: 100, 'aria-label': 'Title, company, or skill' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon of={Search} />
                </InputAdornment>
              ),
            },
          }}
        />
        <Button type="submit">Search</Button>
      </Line>
      <Row>
        <FilterSelect
          label="Location"
          any="Any location"
          value={filters.workplace}
          options={WORKPLACE_LABEL}
          onChange={(workplace) => onChange({ workplace })}
        />
        <FilterSelect
          label="Level"
          any="Any level"
          value={filters.seniority}
          options={SENIORITY_LABEL}
          onChange={(seniority) => onChange({ seniority })}
        />
        <FilterSelect
          label="Job type"
          any="Any job type"
          value={filters.employment_type}
          options={EMPLOYMENT_LABEL}
          onChange={(employmentType) => onChange({ employment_type: employmentType })}
        />
        <FilterSelect
          label="Pay"
          any="Any pay"
          value={filters.has_salary}
          options={{ true: 'Pay listed' }}
          onChange={(hasSalary) => onChange({ has_salary: hasSalary })}
        />
        <VisuallyHidden>Filters apply right away.</VisuallyHidden>
      </Row>
    </Form>
  );
}
