import { Credentials, forgotPassword } from '@contract/auth.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { hasCode } from '@/lib/api-error.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

type Values = { email: string; password: string };
type Errors = Partial<Record<keyof Values, string>>;

type CredentialsFormProps = {
  mode: 'sign-in' | 'sign-up';
  values: Values;
  on_change: (values: Values) => void;
  busy: boolean;
  on_submit: (values: Values) => void;
};

function validate(values: Values): Errors {
  const parsed = Credentials.safeParse(values);
  if (parsed.success) return {};
  const errors: Errors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof Values;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Email and password of one tab; "Forgot your password?" or "Create Account". */
export function CredentialsForm({ mode, values, on_change, busy, on_submit }: CredentialsFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [shown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const sign_up = mode === 'sign-up';

  const set = (field: keyof Values) => (event: { target: { value: string } }) => {
    on_change({ ...values, [field]: event.target.value });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(values);
    setErrors(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else on_submit({ email: values.email.trim(), password: values.password });
  };

  const forgot = async () => {
    const address = values.email.trim();
    if (!address) {
      toast({ variant: 'destructive', title: 'Error', description: MESSAGES.email_missing });
      email.current?.focus();
      return;
    }
    try {
      await callApi(forgotPassword, { body: { email: address } });
    } catch (error) {
      // Only a missing network is told: any other answer would say whether the account exists.
      if (hasCode(error, 'network')) {
        toast({ variant: 'destructive', title: 'Error', description: 'Failed to send password reset email' });
        return;
      }
    }
    toast({ title: 'Request received', description: MESSAGES.request_received });
  };

  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 18 }}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        value={values.email}
        onChange={set('email')}
        error={Boolean(errors.email)}
        helperText={errors.email}
        inputRef={email}
      />
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={sign_up ? 'new-password' : 'current-password'}
        value={values.password}
        onChange={set('password')}
        error={Boolean(errors.password)}
        helperText={errors.password ?? (sign_up ? 'At least 6 characters' : undefined)}
        inputRef={password}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
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
      {!sign_up && (
        <Link
          component="button"
          type="button"
          onClick={forgot}
          sx={{ justifySelf: 'start', fontSize: 15, minHeight: 24 }}
        >
          Forgot your password?
        </Link>
      )}
      <Button type="submit" size="large" disabled={busy}>
        {sign_up ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  );
}
