import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';

/** Leads to sign-up, or to the dashboard for signed-in users. */
export function SignUpButton({ label = 'Start free' }: { label?: string }) {
  const { status } = useSession();
  if (status === 'signed_in') {
    return (
      <Button size="large" component={Link} to={paths.dashboard()}>
        Go to your dashboard
      </Button>
    );
  }
  return (
    <Button size="large" component={Link} to={paths.auth({ tab: 'sign-up' })}>
      {label}
    </Button>
  );
}
