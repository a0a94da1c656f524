import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Band } from '../section-frame.tsx';

const Gap = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '18px 36px',
  alignItems: 'center',
  justifyItems: 'start',
  padding: '36px 40px',
  border: `1.5px dashed ${tone.control}`,
  borderRadius: 20,
  '& p': { marginTop: 8, maxWidth: '44em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '28px 22px' },
}));

/** No invented quotes: the place where stories will be says that there are none. */
export function SuccessStories() {
  return (
    <Band>
      <div>
        <Gap>
          <BearingDial score={null} unknown={100} size={92} decorative />
          <div>
            <Typography variant="h1" component="h2">
              Success stories, only true ones
            </Typography>
            <Typography color="textSecondary">
              There aren’t any yet. We publish a story only when the person agrees to every word and their
              receipts show what happened.
            </Typography>
          </div>
          <Button variant="outlined" href={`mailto:${brand.email}`}>
            Tell us yours
          </Button>
        </Gap>
      </div>
    </Band>
  );
}
