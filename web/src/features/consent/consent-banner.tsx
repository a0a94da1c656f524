import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CONSENT_MODE, chooseConsent, useConsent } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';
import { radius, tone } from '@/theme/tokens.ts';

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  left: 24,
  bottom: 24,
  zIndex: 1060,
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  padding: '18px 20px 20px',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
  // On phones it stands below the other floating things and covers none of them.
  [theme.breakpoints.down('sm')]: { position: 'static', width: '100%', padding: '14px 16px 16px' },
  '@media print': { display: 'none' },
}));

const TEXT = {
  'opt-in':
    'If you say yes, we learn which pages help, and Reddit learns that its ad led you here. Your resume is never part of it, your e-mail address only as a code that cannot be read.',
  'opt-out':
    'We count visits and tell Reddit that its ad worked, for nothing else. Your resume is never part of it, your e-mail address only as a code that cannot be read.',
} as const;

/** Asks once whether visits may be measured. Both answers weigh the same, and nothing waits for one. */
export function ConsentBanner() {
  const { choice, gpc } = useConsent();
  if (gpc || choice !== 'unknown') return null;
  return (
    <Card aria-label="Privacy choice">
      {/* The foot of the page can still be read. */}
      <GlobalStyles styles={{ ':root': { '--consent-room': '250px' } }} />
      <Typography variant="h4" component="h2">
        May we measure this visit?
      </Typography>
      <Typography sx={{ mt: 0.75 }} color="textSecondary" variant="small">
        {TEXT[CONSENT_MODE]}{' '}
        <Link component={RouterLink} to={paths.privacy()}>
          Privacy Policy
        </Link>
      </Typography>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, marginTop: 14 }}>
        <Button variant="outlined" onClick={() => chooseConsent('denied')}>
          No
        </Button>
        <Button variant="outlined" onClick={() => chooseConsent('granted')}>
          Yes
        </Button>
      </div>
    </Card>
  );
}
