import { getFormPreview, type PreviewedField } from '@contract/applications-form.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { PostingSummary } from '@contract/postings.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { originOf } from '@/domain/applications/origin-words.ts';
import { plural } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Facts } from '@/ui/panel.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { basisWords, byState, obstacleWords, summaryOf } from './form-words.ts';

const Parts = styled('div')({ display: 'grid', gap: 22 });
const List = styled('ul')({ margin: '8px 0 0', paddingInlineStart: 20, '& li': { marginBottom: 6 } });
const Answers = styled(Facts)(({ theme }) => ({
  marginTop: 8,
  gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
  '& dt': { overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 2,
    '& dd': { marginBottom: 8 },
  },
}));

type Preview = ResponseOf<typeof getFormPreview>;

function Asked({ fields }: { fields: PreviewedField[] }) {
  return (
    <section>
      <Typography variant="h4" component="h4">
        For you
      </Typography>
      <List>
        {fields.map(({ label, legal }) => (
          <li key={label}>
            {label}
            {legal && (
              <Typography variant="small" component="div" color="textTertiary">
                Only you can answer this one.
              </Typography>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

/** Where an answer would come from; nothing for the profile, where the person sees it anyway. */
function Origin({ value, origin }: Pick<PreviewedField, 'value' | 'origin'>) {
  const words = origin && originOf({ value: value ?? '', origin, answered_at: null }, null);
  return words ? (
    <Typography variant="small" component="span" color="textTertiary">
      ({words})
    </Typography>
  ) : null;
}

function Answered({ fields }: { fields: PreviewedField[] }) {
  return (
    <section>
      <Typography variant="h4" component="h4">
        Ready
      </Typography>
      <Answers>
        {fields.map(({ label, value, origin }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <Origin value={value} origin={origin} />
            </dd>
          </Fragment>
        ))}
      </Answers>
    </section>
  );
}

function Loaded({ preview, company }: { preview: Preview; company: string }) {
  const { answered, asked, left_empty } = byState(preview.fields);
  // Where nothing is known of the form, its basis says it.
  const obstacle = preview.basis === 'external' ? null : obstacleWords(preview.obstacle);
  return (
    <Parts>
      <div>
        {preview.fields.length > 0 && <Typography>{summaryOf(preview.fields)}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {basisWords(preview, company)}
        </Typography>
      </div>
      {obstacle && (
        <div>
          <StatusChip kind="signal">{obstacle}</StatusChip>
        </div>
      )}
      {asked.length > 0 && <Asked fields={asked} />}
      {answered.length > 0 && <Answered fields={answered} />}
      {left_empty.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {plural(left_empty.length, 'optional question')} we’d leave blank:{' '}
          {left_empty.map(({ label }) => label).join(', ')}
        </Typography>
      )}
    </Parts>
  );
}

/** What the employer's form asks, by who would answer it. */
export function FormQuestions({ posting }: { posting: PostingSummary }) {
  const query = useQuery(apiQuery(getFormPreview, { params: { posting_id: posting.id } }));
  return (
    <QueryPanel query={query} what="the form’s questions" heading="h3" skeleton={<SkeletonLines lines={5} />}>
      {(preview) => <Loaded preview={preview} company={posting.company} />}
    </QueryPanel>
  );
}
