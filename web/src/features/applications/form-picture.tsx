import { getApplicationScreenshot } from '@contract/applications.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Bone } from '@/ui/skeletons.tsx';

const Frame = styled('figure')({
  margin: 0,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.inner,
  overflow: 'hidden',
  background: tone.sunken,
  '& > section': { maxHeight: 460, overflowY: 'auto' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& figcaption': {
    padding: '10px 14px',
    fontSize: textSize.caption,
    color: tone.ink3,
    borderTop: `1px solid ${tone.line}`,
  },
  '@media print': {
    background: 'none',
    '& > section': { maxHeight: 'none', overflow: 'visible' },
    // On one page, together with its caption.
    '& img': { width: 'auto', maxWidth: '100%', maxHeight: '225mm', margin: '0 auto' },
  },
});

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** The filled-out form right before it was sent. */
export function FormPicture({ applicationId, company }: { applicationId: string; company: string }) {
  const { data, error } = useQuery({
    queryKey: ['/api/applications', applicationId, 'screenshot'],
    queryFn: ({ signal }) =>
      callApi(getApplicationScreenshot, { params: { application_id: applicationId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(data);
  if (error)
    return (
      <Typography variant="small" color="textTertiary">
        Couldn’t load the screenshot of the form.
      </Typography>
    );
  return (
    <Frame>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard */}
      <section tabIndex={0} aria-label="Screenshot of the form">
        {url ? (
          <img src={url} alt={`The filled-out application form for ${company}`} />
        ) : (
          <Bone height={320} />
        )}
      </section>
      <figcaption>The form right before it was sent.</figcaption>
    </Frame>
  );
}
