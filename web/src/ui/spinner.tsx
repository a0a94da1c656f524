import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

/** Class of a page that is only a spinner. */
export const PAGE_SPINNER = 'page-spinner';

const Center = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '60vh', width: '100%' });

/** The spinner alone. */
export function Spinner({ label }: { label: string }) {
  return <CircularProgress size={36} thickness={3.6} aria-label={label} />;
}

/** A centered spinner for gates and pages that are loading; within pages, use skeletons. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center role="status" aria-label={label} className={PAGE_SPINNER}>
      <Spinner label={label} />
    </Center>
  );
}
