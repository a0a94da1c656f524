import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Its text begins where the title above it does. */
const Root = styled(Button)({ marginInlineStart: -12 }) as typeof Button;

/** Leads to the choice of another job for this place. */
export function Change({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root component={Link} to={to} variant="text" size="small">
      {children}
    </Root>
  );
}
