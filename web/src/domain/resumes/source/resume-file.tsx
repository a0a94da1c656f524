import { downloadResume, type Resume, type SourceLine } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasCode } from '@/lib/api-error.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Row } from '@/ui/layout.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { LineList } from './line-list.tsx';
import { PagePicture } from './page-picture.tsx';
import { closeFile, PdfCodeMissing } from './pdf-page.ts';

/** One part of the view, as the page would be: the lines take the room that is left. */
const Instead = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 10,
  minHeight: 0,
});

type ResumeFileProps = {
  resume: Resume;
  page: number;
  lines: readonly SourceLine[];
  /** Room is scarce: the page is shown larger than its frame at first. */
  narrow: boolean;
};

/** A PDF as it looks, or why it can't be shown and what was read from it. */
export function ResumeFile({ resume, page, lines, narrow }: ResumeFileProps) {
  const file = useQuery({
    ...apiQuery(downloadResume, { params: { resume_id: resume.id } }),
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [large, setLarge] = useState(narrow);
  const [broken, setBroken] = useState<unknown>(null);
  const { data } = file;
  useEffect(() => (data ? () => closeFile(data) : undefined), [data]);

  if (file.error || broken) {
    const gone = hasCode(file.error, 'not_found');
    return (
      <Instead>
        <div role="alert">
          <Typography variant="body2" color="textSecondary">
            {gone ? 'This file is no longer available.' : 'Couldn’t show the page.'} Here are the lines we
            read.
          </Typography>
          {!gone && (
            <Button
              size="small"
              variant="text"
              loading={file.isFetching}
              onClick={() => {
                if (broken instanceof PdfCodeMissing) return window.location.reload();
                setBroken(null);
                if (file.error) void file.refetch();
              }}
            >
              {broken instanceof PdfCodeMissing ? 'Reload' : 'Try again'}
            </Button>
          )}
        </div>
        <LineList resume={resume} lines={lines} />
      </Instead>
    );
  }
  if (!data) {
    return (
      <div>
        <Bone height={480} />
        <VisuallyHidden role="status">Loading your resume</VisuallyHidden>
      </div>
    );
  }
  return (
    <>
      <PagePicture
        file={data}
        number={page}
        name={resume.file_name}
        lines={lines}
        zoom={large ? 1.8 : 1}
        onError={setBroken}
      />
      <Row>
        <Button size="small" variant="outlined" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? 'Whole page' : 'Zoom in'}
        </Button>
        {resume.pages > 1 && (
          <Typography variant="caption" color="textTertiary">
            Page {page} of {resume.pages}
          </Typography>
        )}
      </Row>
    </>
  );
}
