import { startCheckout } from '@contract/billing.ts';
import { PRICING } from '@contract/pricing.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { reportPremiumWish } from '@/domain/wallet/premium-wish.ts';
import { formatMoney } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { useCheckout } from './use-checkout.ts';

const { Field } = fieldsOf<z.input<typeof startCheckout.body>>();

const Consent = styled(FormControlLabel)({
  alignItems: 'flex-start',
  margin: '0 0 4px -9px',
  '& .MuiFormControlLabel-label': { paddingTop: 9, fontSize: textSize.body2, lineHeight: 1.5 },
});
const Foot = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', marginTop: 14 });

const { premium } = PRICING;

/** Subscribes to Premium: what is agreed to stands beside the box, which nobody ticks for the buyer. */
export function SubscribeForm() {
  const checkOut = useCheckout();
  const form = useForm({
    schema: startCheckout.body,
    values: { product: premium.id, renewal_terms_accepted: false },
    send: ({ product, renewal_terms_accepted }) => {
      reportPremiumWish();
      return checkOut({ product, renewal_terms_accepted });
    },
    // The box stays ticked while Stripe's page opens.
    saved: () => ({ product: premium.id, renewal_terms_accepted: true }),
  });
  return (
    <Form form={form} aria-label="Subscribe to Premium">
      <Field name="renewal_terms_accepted">
        {({ value, onChange, error }) => (
          <div>
            <Consent
              control={
                <Checkbox
                  name="renewal_terms_accepted"
                  checked={value ?? false}
                  onChange={(_, on) => onChange(on)}
                  slotProps={{
                    input: {
                      'aria-invalid': error ? true : undefined,
                      'aria-describedby': error ? 'consent-error' : undefined,
                    },
                  }}
                />
              }
              label={`I agree to pay ${formatMoney(premium.price)} today, plus any sales tax shown at checkout, and the same every month until I cancel. I can cancel anytime on this page with one click.`}
            />
            {error && (
              <FormHelperText error id="consent-error">
                {error}
              </FormHelperText>
            )}
          </div>
        )}
      </Field>
      <Foot>
        <FormError />
        <SubmitButton>Subscribe for {formatMoney(premium.price)} a month</SubmitButton>
        <Typography variant="small" color="textSecondary">
          You pay on Stripe’s secure page. After you cancel, Premium runs until the end of the month you paid
          for. <Link to={paths.refunds()}>Refund policy</Link>
        </Typography>
      </Foot>
    </Form>
  );
}
