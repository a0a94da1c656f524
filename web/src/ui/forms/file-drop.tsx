import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { radius, tone } from '@/theme/tokens.ts';
import { Contours } from '../contours.tsx';
import { Icon } from '../icon.tsx';
import { Progress } from '../progress.tsx';

type FileDropProps = {
  /** What to upload: "Upload your resume". */
  title: string;
  hint: string;
  /** Something else on the page is more important than a new file. */
  secondary?: boolean;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Name of the file being uploaded; null if there is none. */
  busy: string | null;
  /** Why the last file was rejected, and what to do. */
  error: string | null;
  onFile: (file: File) => void;
};

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'over' })<{ over: boolean }>(
  ({ over }) => ({
    position: 'relative',
    overflow: 'hidden',
    border: `1.5px dashed ${over ? tone.accent : tone.control}`,
    borderRadius: radius.card,
    background: over ? tone.accentSoft : tone.surface,
    padding: 'clamp(28px, 6vw, 56px) 24px',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
  }),
);

const Inner = styled('div')({
  position: 'relative',
  maxWidth: 440,
  display: 'grid',
  gap: 12,
  '& > button': { justifySelf: 'start', marginTop: 8 },
  '& > [role=progressbar]': { marginTop: 8 },
});

const Wrong = styled(Typography)({ marginTop: 12, fontWeight: 500 });

/** A place to drop or choose one file. Shows the upload, and why a file was rejected. */
export function FileDrop({ title, hint, secondary, accept, busy, error, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <div>
      <Place
        over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Contours seed="file-drop" x={0.9} y={0.4} lines={9} step={52} />
        <Inner>
          <Typography variant="h2" component="h2">
            {busy ? `Reading ${busy}` : title}
          </Typography>
          <Typography color="textSecondary">
            {busy ? 'Finding your name, experience, and skills.' : hint}
          </Typography>
          {busy ? (
            <Progress value={null} label={`Reading ${busy}`} />
          ) : (
            <Button
              size="large"
              variant={secondary ? 'outlined' : 'contained'}
              startIcon={<Icon of={FileUp} />}
              onClick={() => input.current?.click()}
            >
              Choose a file
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={accept}
            aria-label={title}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // So that the same file can be chosen again.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
        </Inner>
      </Place>
      <div role="alert">{error && <Wrong color="error">{error}</Wrong>}</div>
    </div>
  );
}
