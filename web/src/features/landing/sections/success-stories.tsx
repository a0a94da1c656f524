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
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** No invented quotes: how stories will be told, and the proof that exists already. */
export function SuccessStories() {
  return (
    <Band>
      <div>
        <Words>
          <Typography variant="section">Success stories, only true ones</Typography>
          <div>
            <Typography>
              We print a story when the person agreed to every word and their receipts show what happened.
              There is none here yet, and we will not make one up.
            </Typography>
            <Typography sx={{ mt: 1.5 }}>
              Until then, this is what success leaves behind: a receipt for each application, like the example
              below. Got a story to tell? <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
            </Typography>
          </div>
        </Words>
        <Receipt
          title="Receipt (example)"
          heading="h2"
          status={{ kind: 'ok', text: 'Submitted with proof' }}
          steps={[
            { id: '1', title: 'Queued, 1 credit reserved', time: '14:01:40' },
            { id: '2', title: 'Opening the form', time: '14:01:43' },
            { id: '3', title: 'Posting still open, 7 of 7 answers ready', time: '14:01:58' },
            { id: '4', title: 'You approved the answers', time: '14:02:04' },
            { id: '5', title: 'Sent once, confirmed by the employer', time: '14:02:19 · credit spent' },
          ]}
          fields={[
            { id: 'name', label: 'Full name', value: 'Dana Okafor' },
            { id: 'resume', label: 'Resume', value: 'dana-okafor.pdf', origin: 'version 3' },
            { id: 'auth', label: 'Authorised to work in the US?', value: 'Yes', origin: 'your words, 3 May' },
            {
              id: 'visa',
              label: 'Will you now or later need sponsorship?',
              value: 'No',
              origin: 'your words, 3 May',
            },
            { id: 'notice', label: 'Notice period', value: '4 weeks', origin: 'your words, 3 May' },
            {
              id: 'why',
              label: 'Why Bluefin?',
              value: 'You move refrigerated freight, and your tracking page …',
              origin: 'your words, 21 Nov',
            },
            {
              id: 'eeo',
              label: 'Gender',
              value: 'I do not wish to answer',
              origin: 'declined for you',
            },
          ]}
        />
      </div>
    </Band>
  );
}
