import { styled } from '@mui/material/styles';
import { Surface } from '@/ui/surface.ts';

/** Title and content of a panel, below each other. */
export const Panel = styled(Surface)({ display: 'grid', alignContent: 'start', gap: 14 });

/** A form that stands below the panels. */
export const FormPanel = styled(Surface)({
  display: 'grid',
  gap: 12,
  marginTop: 14,
  '& h2 + p': { marginTop: -8 },
});
