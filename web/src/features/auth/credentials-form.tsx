import { Credentials } from '@contract/auth.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Icon } from '@/ui/icon.tsx';
import { Stack } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { useTypedBefore } from '@/ui/use-typed-before.ts';

export type Values = { email: string; password: string };

const { TextInput } = fieldsOf<Values>();

const Forgot = styled(Link)({
  justifySelf: 'start',
  minHeight: 24,
  '&:disabled': { color: tone.ink3, cursor: 'default' },
}) as typeof Link; // `styled` loses the `component` prop

type CredentialsFormProps = {
  mode: 'sign-in' | 'sign-up';
  /** A request is under way, so the buttons are disabled. */
  busy: boolean;
  /** Shows why it failed, then rejects. */
  onSubmit: (values: Values) => Promise<void>;
  onForgot: (email: string) => void;
};

/** Email and password for one tab, with "Forgot your password?" or "Create Account". */
export function CredentialsForm({ mode, busy, onSubmit, onForgot }: CredentialsFormProps) {
  const [shown, setShown] = useState(false);
  const signUp = mode === 'sign-up';
  const form = useForm({
    schema: Credentials,
    values: { email: '', password: '' },
    send: onSubmit,
    onError: () => undefined,
  });
  const { clearErrors, getValues, setFocus, setValue, trigger, watch } = form.methods;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useTypedBefore(email, (typed) => setValue('email', typed));
  useTypedBefore(password, (typed) => setValue('password', typed));
  // Values stay when the tab changes; errors don't.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per tab
  useEffect(() => clearErrors(), [mode, clearErrors]);
  // The form revalidates only after a submit, which asking for a reset is not.
  useEffect(() => {
    const typing = watch((_values, { name }) => {
      if (name) clearErrors(name);
    });
    return () => typing.unsubscribe();
  }, [watch, clearErrors]);

  const forgot = async () => {
    const address = getValues('email').trim();
    if (!address) {
      toast({ variant: 'destructive', title: 'Error', description: MESSAGES.email_missing });
      setFocus('email');
    } else if (await trigger('email', { shouldFocus: true })) onForgot(address);
  };

  return (
    // Submitted before the app has started, a password belongs in no address.
    <Form form={form} method="post">
      <Stack gap={18}>
        <TextInput label="Email" type="email" name="email" autoComplete="email" inputRef={email} />
        <TextInput
          label="Password"
          inputRef={password}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={signUp ? 'new-password' : 'current-password'}
          help={signUp ? 'At least 6 characters' : undefined}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    size="small"
                    edge="end"
                    disabled={busy}
                    aria-label={shown ? 'Hide password' : 'Show password'}
                    onClick={() => setShown(!shown)}
                  >
                    <Icon of={shown ? EyeOff : Eye} />
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
        {!signUp && (
          <Forgot
            component="button"
            type="button"
            disabled={busy}
            onClick={() => void forgot()}
            variant="body2"
          >
            Forgot your password?
          </Forgot>
        )}
        <Button type="submit" size="large" disabled={busy}>
          {signUp ? 'Create Account' : 'Sign In'}
        </Button>
      </Stack>
    </Form>
  );
}
