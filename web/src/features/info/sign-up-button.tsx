import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';

/** "Start free", or a link to the dashboard for signed-in users. */
export function SignUpButton() {
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
      Start free
    </Button>
  );
}
