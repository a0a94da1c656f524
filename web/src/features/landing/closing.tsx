import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { Band } from './section-frame.tsx';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Panel = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 18,
  border: `1px solid ${tone.line}`,
  background: tone.surface,
  padding: 'clamp(28px, 5vw, 56px)',
  '& > *': { position: 'relative' },
});

/** Second "Sign Up Now!" and Contact Us. */
export function Closing() {
  return (
    <Band as="div">
      <Layout>
        <Panel>
          <Contours seed="closing" x={0.88} y={0.5} lines={11} step={60} />
          <Typography variant="section" sx={{ maxWidth: '13em' }}>
            Bring your resume. Leave with a map.
          </Typography>
          <Typography sx={{ mt: 2, mb: 4, maxWidth: '32em' }} color="textSecondary">
            {LIMITS.sign_up_credits} applications are included. You see your matches before you pay for
            anything.
          </Typography>
          <Button size="large" component={Link} to={paths.auth({ tab: 'sign-up' })}>
            Sign Up Now!
          </Button>
        </Panel>
        <Panel sx={{ background: tone.sunken, borderRadius: `${radius.card + 4}px` }}>
          <Typography variant="h2">Contact Us</Typography>
          <Typography sx={{ mt: 2 }} color="textSecondary">
            A person reads what you write. Refunds are handled by e-mail too.
          </Typography>
          <MuiLink
            href={`mailto:${brand.email}`}
            variant="lead"
            sx={{ display: 'inline-block', mt: 2, overflowWrap: 'anywhere' }}
          >
            {brand.email}
          </MuiLink>
        </Panel>
      </Layout>
    </Band>
  );
}
