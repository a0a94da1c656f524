import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { tone } from '@/theme/tokens.ts';
import type { FormHandle } from './use-form.ts';

/** What the user can correct: an invalid field, or the first control of an invalid group. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROL =
  'input:not([aria-hidden="true"]):not([tabindex="-1"]), textarea:not([aria-hidden="true"]), button, a[href], [role="combobox"]';

function focusFirstInvalid(form: HTMLFormElement): void {
  const invalid = [...form.querySelectorAll<HTMLElement>(INVALID)].find(
    (element) => element.getAttribute('aria-hidden') !== 'true',
  );
  const control = invalid?.matches(CONTROL) ? invalid : invalid?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}

type FormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: FormHandle<Values>;
};

/** A form made by `useForm`. Fields find it through context, and the first invalid one is focused after a submit. */
export function Form<Values extends FieldValues>({ form, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { methods, submit, rejected } = form;
  useEffect(() => {
    if (rejected > 0 && element.current) focusFirstInvalid(element.current);
  }, [rejected]);
  return (
    <FormProvider {...methods}>
      <form {...rest} ref={element} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

/** Submits the form and shows that it is under way. */
export function SubmitButton({ children, ...rest }: ButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} {...rest}>
      {children}
    </Button>
  );
}

const Problem = styled('div')({ color: tone.danger, fontWeight: 500 });

/** The error that belongs to no field. */
export function FormError() {
  const { errors } = useFormState();
  const message = errors.root?.server?.message;
  return <Problem role="alert">{message}</Problem>;
}
