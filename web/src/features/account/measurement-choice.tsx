import { Link } from 'react-router-dom';
import { ConsentChoice } from '@/domain/conversions/consent-choice.tsx';
import { chooseConsent, useConsent } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';

export function MeasurementText() {
  return (
    <>
      Whether we may see how the pages are used, and tell advertisers that an ad worked. What exactly stands
      in the <Link to={paths.privacy()}>privacy policy</Link>.
    </>
  );
}

/** The choice about analytics and advertising; counts at once, in this browser. */
export function MeasurementChoice() {
  return <ConsentChoice consent={useConsent()} onChoose={chooseConsent} name="measurement" />;
}
