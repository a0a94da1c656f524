import { Link } from 'react-router-dom';
import { ConsentChoice } from '@/domain/conversions/consent-choice.tsx';
import { chooseConsent, useConsent } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';

export function MeasurementText() {
  return (
    <>
      Choose whether we can see how you use our pages and tell advertisers when an ad worked. The{' '}
      <Link to={paths.privacy()}>privacy policy</Link> has the details.
    </>
  );
}

/** The choice about analytics and advertising; applies right away, in this browser. */
export function MeasurementChoice() {
  return <ConsentChoice consent={useConsent()} onChoose={chooseConsent} name="measurement" />;
}
