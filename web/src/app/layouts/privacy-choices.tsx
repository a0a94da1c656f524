import { lazy, Suspense, useState } from 'react';

const ConsentDialog = lazy(async () => ({
  default: (await import('@/features/consent/consent-dialog.tsx')).ConsentDialog,
}));

/** Opens the visitor's choice about analytics from the footer. */
export function PrivacyChoices() {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Privacy Choices
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <ConsentDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
