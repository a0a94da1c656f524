import type { Application } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { originOf } from '@/domain/applications/origin-words.ts';
import { STATUS_WORDS } from '@/domain/applications/status-words.ts';
import { trailOf } from '@/domain/applications/trail-of.tsx';
import { useApplication } from '@/domain/applications/use-application.ts';
import { hasCode } from '@/lib/api-error.ts';
import { clockTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Stack } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PendingHeader } from '@/ui/page-header.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Receipt } from '@/ui/receipt.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationRecords } from './application-records.tsx';
import { ApplicationHeadSkeleton } from './applications-skeleton.tsx';
import { FormPicture } from './form-picture.tsx';
import { NextStep } from './next-step.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 16,
  marginBottom: 24,
  '& > div': { minWidth: 0, flex: '1 1 320px' },
});
/** The employer's own words. */
const Confirmation = styled('blockquote')({
  whiteSpace: 'pre-line',
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${tone.accent}`,
  '& > p': { margin: 0 },
  '& > footer': { color: tone.ink3, fontSize: textSize.caption, marginTop: 6 },
});
const Back = styled(Button)({ margin: '0 0 8px -8px' }) as typeof Button;
const Now = styled('div')({ '&:empty': { display: 'none' }, '@media print': { display: 'none' } });
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}));
const Aside = styled(Surface)({ '@media print': { display: 'none' } });

function statusOf(application: Application) {
  const words = STATUS_WORDS[application.status];
  return application.status === 'submitted' && application.receipt?.confirmation_text
    ? { kind: words.kind, text: 'Submitted with proof' }
    : words;
}

function Proof({ application }: { application: Application }) {
  const { receipt } = application;
  if (!receipt) return null;
  return (
    <Stack gap={20}>
      {receipt.confirmation_text && (
        <Confirmation>
          <p>“{receipt.confirmation_text}”</p>
          <footer>
            {application.posting.company}
            {receipt.confirmed_at ? `, seen at ${clockTime(receipt.confirmed_at)}` : ''}
          </footer>
        </Confirmation>
      )}
      {receipt.has_screenshot && (
        <FormPicture applicationId={application.id} company={application.posting.company} />
      )}
    </Stack>
  );
}

function Loaded({ application }: { application: Application }) {
  const { posting, own, receipt } = application;
  const fields = receipt?.fields ?? application.fields;
  return (
    <>
      <PageMeta title={posting.title} />
      <Head>
        <div>
          <ApplicationHead application={application} heading="h1" />
        </div>
        {receipt && (
          <Button
            variant="outlined"
            startIcon={<Icon of={Printer} size={16} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        )}
      </Head>
      {/* One boundary for all of it: the receipt would jump when the questions take their place above it. */}
      <Suspense fallback={<SkeletonCard lines={8} height={420} label="Loading the questions" />}>
        <Columns>
          <div>
            <Now>
              <NextStep application={application} />
            </Now>
            <Receipt
              title={receipt ? 'Receipt' : 'Progress'}
              status={statusOf(application)}
              steps={trailOf(application)}
              fieldsTitle={receipt || own ? 'What was sent' : 'What will be sent'}
              fields={fields.map((field) => ({
                id: field.key,
                label: field.label,
                value: field.value,
                origin: originOf(field, receipt),
              }))}
            >
              <Proof application={application} />
              {!own && (
                <Typography variant="small" sx={{ '@media print': { display: 'none' } }}>
                  <Link to={paths.credits({ application: application.id, part: 'history' })}>
                    Credit history
                  </Link>
                </Typography>
              )}
              {fields.length === 0 && (
                <Typography variant="small" color="textTertiary">
                  {own
                    ? 'You sent this one yourself, so we don’t have your answers.'
                    : 'We haven’t read the form yet.'}
                </Typography>
              )}
            </Receipt>
          </div>
          <Aside as="aside" aria-label="Your notes">
            <ApplicationRecords application={application} />
          </Aside>
        </Columns>
      </Suspense>
    </>
  );
}

/** One application: what happens now, what the user can do, and the receipt. */
function ApplicationPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useApplication(id);
  return (
    <Page>
      <Back component={Link} to={paths.applications()} variant="text" startIcon={<Icon of={ArrowLeft} />}>
        Applications
      </Back>
      {data ? (
        <Loaded application={data} />
      ) : hasCode(error, 'not_found') ? (
        <EmptyState
          heading="h1"
          title="Application not found"
          text="It may belong to another account."
          action={
            <Button component={Link} to={paths.applications()}>
              Your applications
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          heading="h1"
          title="Couldn’t load this application"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <PendingHeader title="Application" />
          <ApplicationHeadSkeleton />
          <Columns>
            <div>
              <SkeletonCard lines={8} height={420} label="Loading the application" />
            </div>
            <div>
              <SkeletonCard lines={4} height={260} label="Loading your notes" />
            </div>
          </Columns>
        </>
      )}
    </Page>
  );
}

export { ApplicationPage as Component };
