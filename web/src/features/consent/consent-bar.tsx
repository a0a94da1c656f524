import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { type Choice, CONSENT_MODE, chooseConsent, useConsent } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';

/** Its height where it is one line, and where it is two and buttons; whatever is below the top bar leaves this much. */
const ONE_LINE_PX = 56;
const TWO_ROWS_PX = 100;

/** In the flow of the page: it pushes the page down, covers nothing, and scrolls away with it. */
const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 20px',
  minHeight: ONE_LINE_PX,
  padding: '8px clamp(16px, 3vw, 32px)',
  background: tone.sunken,
  borderBottom: `1px solid ${tone.line}`,
  color: tone.ink2,
  fontSize: textSize.small,
  lineHeight: 1.4,
  '& > p': { margin: 0 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
  '& a': { marginInlineStart: 8 },
  '& b': { color: tone.ink, fontWeight: 620 },
  [theme.breakpoints.down('md')]: {
    '& > p, & > div': { flex: '1 1 100%' },
    '& a': { marginInlineStart: 'auto' },
  },
  '@media print': { display: 'none' },
  // A prerendered page asks everybody; `theme.js` knows who has answered.
  '.consent-known &': { display: 'none' },
}));

const QUESTION = {
  'opt-in': 'Cookies for measurement?',
  'opt-out': 'We use cookies for measurement.',
} as const;

const ANSWERS = [
  ['denied', { 'opt-in': 'No', 'opt-out': 'Turn off' }],
  ['granted', { 'opt-in': 'Yes', 'opt-out': 'OK' }],
] as const;

function choose(answer: Exclude<Choice, 'unknown'>): void {
  chooseConsent(answer);
  // The button goes away with the focus on it; the keyboard continues with the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Asks once, above the page, whether visits may be measured. Both answers look equal, and nothing waits for one. */
export function ConsentBar() {
  const { choice, gpc } = useConsent();
  if (gpc || choice !== 'unknown') return null;
  return (
    <Bar aria-label="Privacy choice" data-needs-script>
      <GlobalStyles
        styles={(theme) => ({
          // Not of a prerendered page whose bar is hidden.
          ':root:not(.consent-known)': {
            '--consent-room': `${ONE_LINE_PX}px`,
            [theme.breakpoints.down('md')]: { '--consent-room': `${TWO_ROWS_PX}px` },
          },
        })}
      />
      <p>
        <b>{QUESTION[CONSENT_MODE]}</b> They help us see which pages and ads work. Your resume is never
        included.
      </p>
      <div>
        {ANSWERS.map(([answer, words]) => (
          <Button key={answer} variant="outlined" size="small" onClick={() => choose(answer)}>
            {words[CONSENT_MODE]}
          </Button>
        ))}
        <Link component={RouterLink} to={paths.privacy()} color="inherit">
          Privacy Policy
        </Link>
      </div>
    </Bar>
  );
}
