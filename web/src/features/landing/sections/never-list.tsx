import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { radius, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

const NEVER: readonly [what: string, instead: string][] = [
  [
    'Invent experience',
    'We fill out forms from your resume and your own words. If we don’t know something, we ask.',
  ],
  [
    'Answer legal questions for you',
    'Work authorization, sponsorship, disability, criminal record: only what you told us, with the date.',
  ],
  ['Solve a CAPTCHA', 'We stop and tell you. Your answers are ready when you open the form.'],
  ['Ask for your passwords', 'If an employer requires an account, that step stays yours.'],
  [
    'Send the same application twice',
    'If we can’t tell whether it arrived, we say so. We don’t send it again.',
  ],
  ['Guess what a job doesn’t say', 'It’s hatched, and it never counts for or against you.'],
];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '40px 0 0',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 1.05fr)',
    gap: '4px 20px',
    alignItems: 'center',
    padding: '20px 0',
    borderTop: `1px solid ${tone.line}`,
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: '36px minmax(0, 1fr)',
      '& > p': { gridColumn: 2 },
    },
  },
  '& > li:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  [theme.breakpoints.down('md')]: { marginTop: 28 },
}));

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: `2px solid ${tone.ink}`,
  borderRadius: radius.full,
});

/** What the product doesn't do, and what it does instead. */
export function NeverList() {
  return (
    <>
      <Typography variant="section">What we never do</Typography>
      <List>
        {NEVER.map(([what, instead]) => (
          <li key={what}>
            <Sign aria-hidden>
              <Icon of={X} size={18} />
            </Sign>
            <Typography variant="h2" component="h3">
              {what}
            </Typography>
            <Typography color="textSecondary">{instead}</Typography>
          </li>
        ))}
      </List>
    </>
  );
}
