import { RESUME_SIZE } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Row } from '@/ui/layout.ts';
import { RESUME_ACCEPT, resumeProblem } from './resume-file.ts';
import { sampleResume } from './sample-resume.ts';

const Zone = styled('div', { shouldForwardProp: (prop) => prop !== 'over' })<{ over: boolean }>(
  ({ theme, over }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 12,
    textAlign: 'center',
    padding: '64px 40px',
    border: `2px dashed ${over ? tone.accent : tone.control}`,
    borderRadius: 20,
    background: over ? tone.accentSoft : `color-mix(in srgb, ${tone.surface} 82%, transparent)`,
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    [theme.breakpoints.down('sm')]: { padding: '40px 18px' },
  }),
);

const Buttons = styled(Row)({ justifyContent: 'center', marginTop: 8 });
const Problem = styled(Typography)({ maxWidth: '36em', fontWeight: 500 });

type ResumeZoneProps = {
  /** What happens with the file: `Results in about 2 seconds.` */
  promise: string;
  heading?: 'h2' | 'h3';
  /** Why the last file was rejected, and what to do. */
  problem?: string | null;
  /** `sample` if it is the invented resume instead of the visitor's own. */
  onFile: (file: File, sample: boolean) => void;
};

/** A place for visitors to drop or choose a resume, or to take the sample. */
export function ResumeZone({ promise, heading = 'h2', problem, onFile }: ResumeZoneProps) {
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File, sample = false) => {
    const found = resumeProblem(file);
    setWrong(found);
    if (!found) onFile(file, sample);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  const shown = wrong ?? problem;
  return (
    <Zone
      over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <BearingDial score={null} unknown={100} size={96} decorative />
      <noscript>
        <p>
          Turn on JavaScript and reload the page to have your resume read. You can read the rest of this page
          and <Link to={paths.jobs()}>our open jobs</Link> without it.
        </p>
      </noscript>
      <Typography variant="h1" component={heading} data-needs-script>
        Drop your resume here
      </Typography>
      <Typography
        color="textSecondary"
        data-needs-script
      >{`PDF, Word, OpenDocument, RTF, or text, up to ${RESUME_SIZE}. ${promise}`}</Typography>
      <div role="alert">{shown && <Problem color="error">{shown}</Problem>}</div>
      <Buttons gap={12} data-needs-script>
        <Button size="large" startIcon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <Button size="large" variant="outlined" onClick={() => take(sampleResume(), true)}>
          Use a sample resume
        </Button>
      </Buttons>
      <input
        ref={input}
        type="file"
        accept={RESUME_ACCEPT}
        aria-label="Your resume"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) take(file);
        }}
      />
    </Zone>
  );
}
