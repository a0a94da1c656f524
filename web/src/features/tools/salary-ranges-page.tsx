import { PAY_RANGE_LEAST, readPayAsked } from '@contract/pay-ranges.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { Bone, SkeletonLines } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { TextField } from '@/ui/text-field.tsx';
import { useFieldValues } from '@/ui/use-field-values.ts';
import { payPageWords } from './pay-page-words.ts';
import { payRangesQuery, payTitlesQuery } from './pay-queries.ts';
import { PayResult } from './pay-result.tsx';
import { ToolFrame, ToolText } from './tool-frame.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Answer = styled('div')({
  marginTop: 28,
  paddingTop: 28,
  borderTop: `1px solid ${tone.line}`,
  // While the answer is on its way, as tall as figures with a few cities, so that little below moves when they come.
  '&[data-waiting=true]': { minHeight: 640 },
});
const Titles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  columns: '220px',
  columnGap: 32,
  margin: '12px 0 0',
  padding: 0,
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 34 },
  '& small': { color: tone.ink2 },
  // On phones, as many as have room.
  [theme.breakpoints.down('sm')]: { '& li:nth-of-type(n + 17)': { display: 'none' } },
}));
const TitleBones = styled('div')({ marginTop: 12 });

/** Titles to choose from under an empty form. */
const OFFERED = 48;

/** Free tool: the pay that open jobs state for a title, and where. */
function SalaryRangesPage() {
  const [search, setSearch] = useSearchParams();
  const asked = readPayAsked(search);
  const { title = '', place = '' } = asked;
  const [empty, setEmpty] = useState(false);
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  useFieldValues(form, { title, place });
  const titles = useQuery(payTitlesQuery());
  const ranges = useQuery({
    ...payRangesQuery(asked),
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });
  // Until the figures come, those of the title before stay on the screen.
  const shown = ranges.isPlaceholderData ? undefined : ranges.data;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const wanted = String(fields.get('title')).trim();
    const where = String(fields.get('place')).trim();
    setEmpty(wanted === '');
    if (wanted) setSearch({ title: wanted, ...(where && { place: where }) });
  };
  return (
    <ToolFrame
      seed="salary ranges"
      title="What do open jobs pay?"
      lead="Pay that employers state in their open jobs, by title and city, with the number of jobs behind every figure."
    >
      <PageMeta {...payPageWords(title ? shown : null)} />
      <Surface pad="lg">
        <Form ref={form} method="get" action={paths.salaryRanges()} noValidate onSubmit={submit}>
          <TextField
            name="title"
            label="Job title"
            defaultValue={title}
            placeholder="Registered nurse"
            error={empty}
            helperText={empty ? 'Enter a job title.' : undefined}
            onChange={() => setEmpty(false)}
            slotProps={{ htmlInput: { list, maxLength: 120, autoComplete: 'off' } }}
          />
          <TextField
            name="place"
            label="City (optional)"
            defaultValue={place}
            placeholder="Albany, NY"
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
          <Button type="submit" size="large" loading={ranges.isFetching} data-works-without-app>
            Show pay
          </Button>
        </Form>
        <datalist id={list}>
          {titles.data?.titles.map((one) => (
            <option key={one.title} value={one.title} />
          ))}
        </datalist>
        <Answer
          role="region"
          aria-label="Pay"
          aria-live="polite"
          data-waiting={(title ? ranges : titles).isPending}
        >
          {title ? (
            <QueryPanel query={ranges} what="pay for this title" skeleton={<SkeletonLines />} heading="h2">
              {(data) => <PayResult ranges={data} />}
            </QueryPanel>
          ) : (
            <>
              <Typography variant="h3" component="h2">
                Titles with the most figures
              </Typography>
              <QueryPanel
                query={titles}
                what="titles"
                skeleton={
                  <TitleBones>
                    <Bone sx={{ height: 20, width: '70%' }} />
                  </TitleBones>
                }
                heading="h3"
                empty={(data) =>
                  data.titles.length === 0 && (
                    <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
                      We haven’t counted any jobs yet. Come back tomorrow.
                    </Typography>
                  )
                }
              >
                {(data) => (
                  <Titles>
                    {data.titles.slice(0, OFFERED).map((one) => (
                      <li key={one.title}>
                        <Link to={paths.salaryRanges({ title: one.title })}>{one.title}</Link>
                        {'\u00A0'}
                        <small>{formatNumber(one.jobs)}</small>
                      </li>
                    ))}
                  </Titles>
                )}
              </QueryPanel>
            </>
          )}
        </Answer>
      </Surface>
      <ToolText>
        <Typography variant="section">What these figures are, and aren’t</Typography>
        <div>
          <p>
            <strong>Only what employers state.</strong> We count open jobs in the US that list their pay in
            dollars. Jobs that say nothing are left out. We never estimate.
          </p>
          <p>
            <strong>One job, one figure.</strong> A job counts by the middle of its range. Hourly pay is
            counted as 2,080 hours a year, and monthly pay as 12 months. Bonuses and stock aren’t included.
            When an employer lists the same job at the same pay many times, it counts once.
          </p>
          <p>
            <strong>Enough jobs, or nothing.</strong>{' '}
            {`A figure needs at least ${PAY_RANGE_LEAST.jobs} jobs from ${PAY_RANGE_LEAST.employers} employers. Otherwise, we show none. Figures under $10,000 or over $2 million a year are left out as likely mistakes.`}
          </p>
          <p>
            <strong>Not the whole market.</strong> Our jobs come from employers’ public job boards, and
            employers that state pay may pay differently from those that don’t. All levels of a title are
            counted together, from junior to senior. We count once a day.
          </p>
        </div>
      </ToolText>
    </ToolFrame>
  );
}

export { SalaryRangesPage as Component };
