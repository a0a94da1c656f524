import type { ResponseOf } from '@contract/endpoint.ts';
import { checkJobStatus, type JobLinkVendor, type JobStatusReason } from '@contract/tools.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { shortDate, timeAgo, timeOfDay } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { type ChipKind, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { TextField } from '@/ui/text-field.tsx';
import { useTypedBefore } from '@/ui/use-typed-before.ts';
import { ToolFrame, ToolText } from './tool-frame.tsx';

type Status = ResponseOf<typeof checkJobStatus>;

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Result = styled('div')({ display: 'grid', gap: 10, justifyItems: 'start', marginTop: 24 });

const VENDORS: Record<JobLinkVendor, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  recruitee: 'Recruitee',
  workable: 'Workable',
  personio: 'Personio',
  teamtailor: 'Teamtailor',
  bamboohr: 'BambooHR',
  breezy: 'Breezy HR',
  rippling: 'Rippling',
  pinpoint: 'Pinpoint',
};

/** Those whose boards may be asked by anyone. */
const WORKS_WITH = new Intl.ListFormat('en', { type: 'conjunction' }).format(
  Object.values(VENDORS).filter((name) => name !== VENDORS.smartrecruiters),
);

const STATUS: Record<Status['status'], { kind: ChipKind; chip: string }> = {
  open: { kind: 'ok', chip: 'Still open' },
  closed: { kind: 'signal', chip: 'Closed' },
  unknown: { kind: 'unknown', chip: 'Can’t tell' },
};

function reasonText(reason: JobStatusReason, vendor: JobLinkVendor | null): string {
  const name = vendor ? VENDORS[vendor] : 'the job board';
  switch (reason) {
    case 'published':
      return `The employer’s ${name} board lists this job right now.`;
    case 'not_published':
      return `The employer’s ${name} board is online, but doesn’t list this job anymore.`;
    case 'board_not_found':
      return `We couldn’t find this employer on ${name}. The link may be incomplete, or the employer may have switched systems. Check the employer’s careers page.`;
    case 'unsupported_site':
      return `We can only check jobs on ${WORKS_WITH}. If this page’s Apply button leads to one of them, paste that link.`;
    case 'not_a_job_link':
      return 'This isn’t a link to one job. Open the job itself and copy the address from your browser.';
    case 'site_unavailable':
      return `${name} didn’t answer. Try again in a minute.`;
  }
}

function StatusResult({ status }: { status: Status }) {
  const { kind, chip } = STATUS[status.status];
  return (
    <Result>
      <StatusChip kind={kind}>{chip}</StatusChip>
      {status.title && <Typography variant="h2">{status.title}</Typography>}
      <Typography color="textSecondary">{reasonText(status.reason, status.vendor)}</Typography>
      <Typography variant="small" color="textTertiary">
        {`Checked today at ${timeOfDay(status.checked_at)}.`}
        {status.posted_at && ` Posted ${timeAgo(status.posted_at)}, on ${shortDate(status.posted_at)}.`}
      </Typography>
      {status.status === 'closed' && (
        <Button variant="outlined" component={Link} to={paths.tryIt()}>
          See jobs that fit your resume
        </Button>
      )}
    </Result>
  );
}

function problemOf(error: unknown): string {
  return hasCode(error, 'rate_limited')
    ? 'Too many attempts from your network. Try again in a minute.'
    : errorDetail(error);
}

/** Free tool: whether a job is still published, asked from its board. */
function JobStatusPage() {
  const [url, setUrl] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, setUrl);
  const check = useMutation({
    mutationFn: (link: string) => callApi(checkJobStatus, { body: { url: link } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = url.trim();
    setEmpty(link === '');
    if (link) check.mutate(link);
    else input.current?.focus();
  };
  const problem = empty ? 'Paste a link to a job.' : check.error ? problemOf(check.error) : null;
  return (
    <ToolFrame
      seed="is this job open"
      title="Is this job still open?"
      lead="Paste a link before you spend an hour on an application. We ask the employer’s own job board whether it still lists the job."
    >
      <PageMeta
        title="Is this job still open?"
        description="Paste a job link and see whether the employer’s board still lists it, with the reason and the time. Free, without an account, and nothing is stored."
        path={paths.jobStatus()}
      />
      <Surface pad="lg">
        <noscript>
          <p>
            Turn on JavaScript and reload the page to check a link. Without it, look for the job on the
            employer’s own careers page. You can read the rest of this page and{' '}
            <Link to={paths.jobs()}>our open jobs</Link> either way.
          </p>
        </noscript>
        <div data-needs-script>
          <Form noValidate onSubmit={submit}>
            <TextField
              inputRef={input}
              label="Link to the job"
              type="url"
              value={url}
              placeholder="https://job-boards.greenhouse.io/…"
              error={problem !== null}
              onChange={(event) => {
                setUrl(event.target.value);
                setEmpty(false);
              }}
              slotProps={{ htmlInput: { maxLength: 2000, 'aria-describedby': 'job-status-help' } }}
            />
            <Button type="submit" size="large" loading={check.isPending}>
              Check this job
            </Button>
          </Form>
          <Typography id="job-status-help" variant="small" color="textTertiary" sx={{ marginTop: 1 }}>
            Works with {WORKS_WITH}. Nothing is stored.
          </Typography>
        </div>
        <div role="alert">
          {problem && (
            <Typography color="error" sx={{ marginTop: 1.5, fontWeight: 500 }}>
              {problem}
            </Typography>
          )}
        </div>
        <div role="status">{check.data && !check.isPending && <StatusResult status={check.data} />}</div>
      </Surface>
      <ToolText>
        <Typography variant="section">Why a dead job looks alive</Typography>
        <div>
          <p>
            <strong>Copies outlive the original.</strong> Job sites copy ads from each other. When the
            employer closes a job, the copies can stay up for weeks.
          </p>
          <p>
            <strong>Closed jobs rarely show an error.</strong> Many career pages show a list of other jobs
            instead of an error, so the link still seems to work.
          </p>
          <p>
            <strong>We ask the source.</strong> Hiring systems such as Greenhouse and Lever publish what an
            employer lists right now. If it’s there, it’s open. If the board is there and the job isn’t, it’s
            closed. Otherwise, we say we can’t tell.
          </p>
          <p>
            <strong>Open isn’t the same as hiring.</strong> A job can stay listed after someone was chosen. If
            it’s been up for months, ask the employer before you apply.
          </p>
        </div>
      </ToolText>
    </ToolFrame>
  );
}

export { JobStatusPage as Component };
