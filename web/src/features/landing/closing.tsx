import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { Surface } from '@/ui/surface.ts';
import { Band } from './section-frame.tsx';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Panel = styled(Surface)({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  // Not the contours, which lie behind the words.
  '& > :not(svg)': { position: 'relative' },
  '& h2': { maxWidth: '13em' },
  '& p': { maxWidth: '32em' },
  '& > .MuiButton-root': { marginTop: 16 },
});

const Contact = styled(Panel)({ background: tone.sunken, '& a': { overflowWrap: 'anywhere' } });

/** The second "Sign Up Now!", and Contact Us. */
export function Closing() {
  return (
    <Band as="div">
      <Layout>
        <Panel as="section" pad="xl">
          <Contours seed="closing" x={0.88} y={0.5} lines={11} step={60} />
          <Typography variant="section">Bring your resume. See where you stand.</Typography>
          <Typography color="textSecondary">
            {LIMITS.sign_up_credits} applications are included, and you see your matches before you pay for
            anything.
          </Typography>
          <Button size="large" component={Link} to={paths.auth({ tab: 'sign-up' })}>
            Sign Up Now!
          </Button>
        </Panel>
        <Contact as="section" pad="xl">
          <Typography variant="h2">Contact Us</Typography>
          <Typography color="textSecondary">
            A person reads what you write. Refunds are handled by email too.
          </Typography>
          <MuiLink href={`mailto:${brand.email}`} variant="lead">
            {brand.email}
          </MuiLink>
        </Contact>
      </Layout>
    </Band>
  );
}
