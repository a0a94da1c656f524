import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

/** Class of a page that is all spinner. */
export const PAGE_SPINNER = 'page-spinner';

const Center = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '60vh', width: '100%' });

/** The turning circle alone; where it stands and what it says to screen readers is its caller's. */
export function Spinner({ label }: { label: string }) {
  return <CircularProgress size={36} thickness={3.6} aria-label={label} />;
}

/** Centred spinner of the gates and of pages that are being fetched; inside pages use skeletons. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center role="status" aria-label={label} className={PAGE_SPINNER}>
      <Spinner label={label} />
    </Center>
  );
}
