import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Notes = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 });

/** The reasons for signals, each in a hedged sentence; nothing without signals. */
export function SignalNotes({ signals }: { signals: readonly { kind: string; reason: string }[] }) {
  if (signals.length === 0) return null;
  return (
    <Notes aria-label="Reasons for the signals">
      {signals.map(({ kind, reason }) => (
        <Typography key={kind} variant="small" component="li" color="textSecondary">
          {reason}
        </Typography>
      ))}
    </Notes>
  );
}
