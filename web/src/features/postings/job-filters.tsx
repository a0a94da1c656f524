import type { JobGroup } from '@contract/job-directory.ts';
import type { JobFacets } from '@contract/job-facets.ts';
import { type JobFilters, readJobFilters } from '@contract/job-pages.ts';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { EMPLOYMENT_LABEL, SENIORITY_LABEL, WORKPLACE_LABEL } from '@/domain/postings/labels.ts';
import { paths } from '@/lib/paths.ts';
import { Icon } from '@/ui/icon.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useFieldValues } from '@/ui/use-field-values.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { FilterSelect } from './filter-select.tsx';
import { useSearchWhileTyping } from './search-while-typing.ts';

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

type JobFiltersProps = {
  filters: JobFilters;
  /** To choose from; what `filters` chooses need not be among them. */
  places: readonly JobGroup[];
  titles: readonly JobGroup[];
  companies: readonly JobGroup[];
  /** Other groups whose name the page knows. */
  known: readonly JobGroup[];
  /** Jobs by value of the other filters; null if they aren't counted. */
  counts: JobFacets['counts'];
  /** Jobs by place, title, and company; null if they aren't counted. */
  groups: JobFacets['groups'];
  /** Whether results follow the words while they are typed; if not, they do when the form is sent. */
  whileTyping: boolean;
  /** @param replace whether it goes on with the last change, as typing does */
  onChange: (filters: JobFilters, replace?: boolean) => void;
};

/** What the form's fields say now. */
function filtersOf(form: HTMLFormElement): JobFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readJobFilters(new URLSearchParams(fields));
}

const same = (a: JobFilters, b: JobFilters) =>
  (Object.keys(a) as (keyof JobFilters)[]).every((name) => name === 'cursor' || a[name] === b[name]);

/**
 * Names to choose from by slug. The chosen one is always among them: a field without it would drop the filter.
 * @param known other groups whose name the page knows
 */
function optionsOf(
  groups: readonly JobGroup[],
  known: readonly JobGroup[],
  chosen: string | undefined,
): Record<string, string> {
  const options = Object.fromEntries(groups.map(({ slug, name }) => [slug, name]));
  if (chosen === undefined || Object.hasOwn(options, chosen)) return options;
  const words = chosen.replaceAll('-', ' ');
  const name =
    known.find(({ slug }) => slug === chosen)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { [chosen]: name, ...options };
}

const countsOf = (groups: readonly JobGroup[]): Record<string, number> =>
  Object.fromEntries(groups.map(({ slug, open }) => [slug, open]));

/**
 * Search words and filters of the public list; all of them are in the address. Without JavaScript, the browser sends the
 * form to the same address.
 */
export function JobFiltersForm({
  filters,
  places,
  titles,
  companies,
  known,
  counts,
  groups,
  whileTyping,
  onChange,
}: JobFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  // Chosen before the page reacted. Words may be unfinished, a choice never is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!form.current) return;
    const chosen = { ...filtersOf(form.current), q: filters.q };
    if (!same(chosen, filters)) onChange(chosen);
  }, []);
  const typed = useRef<{ q?: string | undefined }>({});
  useFieldValues(form, filters, typed);
  const { onTyping, onLeft, onAsked } = useSearchWhileTyping((again) => {
    if (!form.current) return;
    const chosen = filtersOf(form.current);
    if (same(chosen, filters)) return;
    typed.current = { q: chosen.q ?? '' };
    onChange(chosen, again);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsked();
    const chosen = filtersOf(event.currentTarget);
    // What typing has asked for already is no further step in the history.
    onChange(chosen, filters.cursor === undefined && same(chosen, filters));
  };
  return (
    <Form
      ref={form}
      role="search"
      action={paths.jobs()}
      method="get"
      onSubmit={submit}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
      aria-label="Search open jobs"
    >
      <Line>
        <TextField
          type="search"
          name="q"
          defaultValue={filters.q ?? ''}
          onChange={whileTyping ? onTyping : undefined}
          onBlur={onLeft}
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
        <Button type="submit" data-works-without-app>
          Search
        </Button>
      </Line>
      <Row>
        <FilterSelect
          name="place"
          label="City"
          any="Any city"
          value={filters.place}
          options={optionsOf(groups?.place ?? places, known, filters.place)}
          counts={groups ? countsOf(groups.place) : undefined}
        />
        <FilterSelect
          name="title"
          label="Title"
          any="Any title"
          value={filters.title}
          options={optionsOf(groups?.title ?? titles, known, filters.title)}
          counts={groups ? countsOf(groups.title) : undefined}
        />
        <FilterSelect
          name="company"
          label="Company"
          any="Any company"
          value={filters.company}
          options={optionsOf(groups?.company ?? companies, known, filters.company)}
          counts={groups ? countsOf(groups.company) : undefined}
        />
        <FilterSelect
          name="workplace"
          label="Location"
          any="Any location"
          value={filters.workplace}
          options={WORKPLACE_LABEL}
          counts={counts?.workplace}
        />
        <FilterSelect
          name="seniority"
          label="Level, stated or estimated"
          any="Any level"
          value={filters.seniority}
          options={SENIORITY_LABEL}
          counts={counts?.seniority}
        />
        <FilterSelect
          name="employment_type"
          label="Job type"
          any="Any job type"
          value={filters.employment_type}
          options={EMPLOYMENT_LABEL}
          counts={counts?.employment_type}
        />
        <FilterSelect
          name="has_salary"
          label="Pay"
          any="Any pay"
          value={filters.has_salary}
          options={{ true: 'Pay listed' }}
          counts={counts?.has_salary}
        />
        <VisuallyHidden data-needs-script>
          {whileTyping
            ? 'Results update as you type, and filters apply right away.'
            : 'Filters apply right away.'}
        </VisuallyHidden>
      </Row>
    </Form>
  );
}
