import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useState } from 'react';
import { plural } from '@/lib/format.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { Icon } from '@/ui/icon.tsx';
import { LineList } from './line-list.tsx';
import { ResumeFile } from './resume-file.tsx';
import { useSources } from './source-context.tsx';
import { linesAt, MAX_QUOTED } from './spans.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gap: 10,
  height: '100%',
  minHeight: 0,
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
/** What was read, in words: the picture alone says nothing to a screen reader, and little on a phone. */
const Quote = styled('blockquote')({
  margin: 0,
  padding: '2px 0 2px 12px',
  borderInlineStart: `3px solid ${tone.accent}`,
  color: tone.ink2,
  fontSize: textSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > p': {
    margin: 0,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
});
const Before = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  gridRow: '2 / -1',
  borderRadius: radius.inner,
  border: `1px solid ${tone.line}`,
  background: tone.surface,
  padding: 28,
  '& > div': { position: 'relative', display: 'grid', gap: 14, justifyItems: 'start', maxWidth: 340 },
});

type SourceViewProps = { narrow?: boolean; onClose?: (() => void) | undefined };

/** The resume, with the lines marked that the value at hand was read from. */
export function SourceView({ narrow = false, onClose }: SourceViewProps) {
  const sources = useSources();
  const [opened, setOpened] = useState(false);
  if (!sources) return null;
  const { resume, looked } = sources;
  const lines = looked ? linesAt(resume, looked.spans) : [];
  return (
    <Root>
      <Head>
        <div>
          <Typography variant="h3" component="h2">
            {looked ? looked.label : 'Your resume'}
          </Typography>
          <Typography variant="caption" color="textTertiary">
            {resume.file_name}
          </Typography>
        </div>
        {onClose && (
          <IconButton aria-label="Close your resume" onClick={onClose} size="small">
            <Icon of={X} size={20} />
          </IconButton>
        )}
      </Head>
      {looked || opened ? (
        <>
          <div>
            {lines.length > 0 && (
              <Quote>
                {lines.slice(0, MAX_QUOTED).map((line) => (
                  <p key={`${line.page}:${line.line}`}>{line.text}</p>
                ))}
                {lines.length > MAX_QUOTED && <p>{plural(lines.length - MAX_QUOTED, 'more line')}</p>}
              </Quote>
            )}
            {looked && resume.source_lines.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                We can’t mark lines in this older upload. Upload the file again to see them.
              </Typography>
            )}
          </div>
          {resume.file_type === 'pdf' ? (
            <ResumeFile resume={resume} page={looked?.spans[0]?.page ?? 1} lines={lines} narrow={narrow} />
          ) : (
            <LineList resume={resume} lines={lines} />
          )}
        </>
      ) : (
        <Before>
          <Contours seed="your resume" x={0.8} y={0.85} lines={9} step={64} />
          <div>
            <Typography color="textSecondary">
              Select a field to see where it came from in your resume.
            </Typography>
            <Button variant="outlined" onClick={() => setOpened(true)}>
              {resume.file_type === 'pdf' ? 'Show my resume' : 'Show the lines we used'}
            </Button>
          </div>
        </Before>
      )}
    </Root>
  );
}
