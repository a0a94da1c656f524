import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { tone } from '@/theme/tokens.ts';
import { Receipt } from '@/ui/receipt.tsx';
import { Band } from '../section-frame.tsx';

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: '16px 64px',
  marginBottom: 40,
  '& p': { color: tone.ink2, maxWidth: '38em' },
  '& p + p': { marginTop: 12 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** No invented quotes: what a story needs, and the proof that already exists. */
export function SuccessStories() {
  return (
    <Band>
      <div>
        <Words>
          <Typography variant="section">Success stories, only true ones</Typography>
          <div>
            <Typography>
              We publish a story only when the person agrees to every word and their receipts show what
              happened. There aren’t any yet, and we won’t make one up.
            </Typography>
            <Typography>
              In the meantime, here’s what you get for every application: a receipt like this one. Have a
              story? <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
            </Typography>
          </div>
        </Words>
        <Receipt
          title="Receipt (example)"
          heading="h2"
          status={{ kind: 'ok', text: 'Submitted with proof' }}
          steps={[
            { id: '1', title: 'Queued, 1 credit set aside', time: '2:01:40 PM' },
            { id: '2', title: 'Opening the form', time: '2:01:43 PM' },
            { id: '3', title: 'Job still open, 7 of 7 answers ready', time: '2:01:58 PM' },
            { id: '4', title: 'You approved the answers', time: '2:02:04 PM' },
            { id: '5', title: 'Sent once, confirmed by the employer', time: '2:02:19 PM · 1 credit used' },
          ]}
          fields={[
            { id: 'name', label: 'Full name', value: 'Dana Okafor' },
            { id: 'resume', label: 'Resume', value: 'dana-okafor.pdf', origin: 'version 3' },
            {
              id: 'auth',
              label: 'Authorized to work in the US?',
              value: 'Yes',
              origin: 'you answered, May 3',
            },
            {
              id: 'visa',
              label: 'Will you now or later need sponsorship?',
              value: 'No',
              origin: 'you answered, May 3',
            },
            { id: 'notice', label: 'Notice period', value: '4 weeks', origin: 'you answered, May 3' },
            {
              id: 'why',
              label: 'Why Bluefin?',
              value: 'You move refrigerated freight, and your tracking page …',
              origin: 'you answered, Nov 21',
            },
            {
              id: 'eeo',
              label: 'Gender',
              value: 'I don’t wish to answer',
              origin: 'declined for you',
            },
          ]}
        />
      </div>
    </Band>
  );
}
