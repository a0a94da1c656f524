import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { tone } from '@/theme/tokens.ts';
import type { FormHandle } from './use-form.ts';

/** What a person can put right: a field that says so itself, or the first control within a group that does. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROL =
  'input:not([aria-hidden="true"]):not([tabindex="-1"]), textarea:not([aria-hidden="true"]), button, a[href], [role="combobox"]';

function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = [...form.querySelectorAll<HTMLElement>(WRONG)].find(
    (element) => element.getAttribute('aria-hidden') !== 'true',
  );
  const control = wrong?.matches(CONTROL) ? wrong : wrong?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}

type FormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: FormHandle<Values>;
};

/** The form that `useForm` made. Its fields find it by themselves; the first wrong one gets the focus. */
export function Form<Values extends FieldValues>({ form, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { methods, submit, refused } = form;
  useEffect(() => {
    if (refused > 0 && element.current) focusFirstWrong(element.current);
  }, [refused]);
  return (
    <FormProvider {...methods}>
      <form {...rest} ref={element} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

/** Sends the form; shows that it is under way. */
export function SubmitButton({ children, ...rest }: ButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} {...rest}>
      {children}
    </Button>
  );
}

/** Why the form was not taken, as far as no field says it. */
export function FormError({ style }: Pick<ComponentProps<'div'>, 'style'>) {
  const { errors } = useFormState();
  const message = errors.root?.server?.message;
  return (
    <div role="alert" style={{ color: tone.danger, fontWeight: 500, ...(message ? style : {}) }}>
      {message}
    </div>
  );
}
