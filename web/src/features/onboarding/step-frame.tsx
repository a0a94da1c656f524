import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import type { FormHandle } from '@/ui/forms/use-form.ts';
import { Row } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { STEPS, type StepSlug, stepBefore } from './steps.ts';

type StepFrameProps<Values extends FieldValues> = {
  slug: StepSlug;
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The step's form; a step without one continues by itself. */
  form?: FormHandle<Values>;
  /** Label of the submit button. */
  submit?: string;
  /** Why a step without a form couldn't continue. */
  error?: string | null;
  /** A second way forward, such as "Skip for now". */
  aside?: ReactNode;
};

const Steps = styled('ol')({
  display: 'flex',
  listStyle: 'none',
  margin: '0 0 28px',
  padding: 0,
  '& > li': { flex: 1, position: 'relative', fontSize: textSize.caption, color: tone.ink3, paddingTop: 22 },
  '& > li:last-of-type': { flex: '0 0 auto', minWidth: 14 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: `2px solid ${tone.control}`,
    background: tone.paper,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 6,
    insetInlineStart: 18,
    insetInlineEnd: 4,
    borderTop: `2px dashed ${tone.control}`,
  },
  '& > li[data-state=done]::before': { borderColor: tone.accent, background: tone.accent },
  '& > li[data-state=done]::after': { borderColor: tone.accent },
  '& > li[data-state=current]': { color: tone.ink, fontWeight: 600 },
  '& > li[data-state=current]::before': {
    borderColor: tone.accent,
    boxShadow: `0 0 0 4px ${tone.accentSoft}`,
  },
  // Phones have room for the current step's label only.
  '@media (max-width: 560px)': { '& > li:not([data-state=current]) > span': { display: 'none' } },
});

/** May name the user's file, whose name nothing limits. */
const Lead = styled('div')({ overflowWrap: 'anywhere' });
const Foot = styled(Row)({ marginTop: 28, '& > a': { margin: '0 -16px 0 auto' } });
const Failure = styled('div')({ '& > :not(:empty)': { marginTop: 20 } });
const Problem = styled(Typography)({ marginTop: 20, fontWeight: 500 });

/** One step of the onboarding: the progress trail, the form, and the buttons. */
export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const { slug, title, lead, children, form, submit, error, aside } = props;
  const index = STEPS.findIndex((step) => step.slug === slug);
  const before = stepBefore(slug);
  const back = before && (
    <Button component={Link} to={paths.onboarding(before.slug)} variant="text">
      Back
    </Button>
  );
  return (
    <Page column="form">
      <Steps aria-label={`Step ${index + 1} of ${STEPS.length}`}>
        {STEPS.map((step, at) => (
          <li
            key={step.slug}
            data-state={at < index ? 'done' : at === index ? 'current' : 'upcoming'}
            aria-current={at === index ? 'step' : undefined}
          >
            <span>{step.title}</span>
          </li>
        ))}
      </Steps>
      <PageHeader title={title} lead={<Lead>{lead}</Lead>} />
      {form ? (
        <Form form={form}>
          {children}
          <Failure>
            <FormError />
          </Failure>
          <Foot>
            {submit && <SubmitButton size="large">{submit}</SubmitButton>}
            {aside}
            {back}
          </Foot>
        </Form>
      ) : (
        <div>
          {children}
          <div role="alert">{error && <Problem color="error">{error}</Problem>}</div>
          <Foot>
            {aside}
            {back}
          </Foot>
        </div>
      )}
    </Page>
  );
}
