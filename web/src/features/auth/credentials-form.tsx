import { Credentials, forgotPassword } from '@contract/auth.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, refusedFields } from '@/lib/field-errors.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

type Values = { email: string; password: string };

type CredentialsFormProps = {
  mode: 'sign-in' | 'sign-up';
  values: Values;
  on_change: (values: Values) => void;
  /** Something is asked of the server: no button can be pressed meanwhile. */
  busy: boolean;
  on_submit: (values: Values) => void;
  on_forgot: (email: string) => void;
};

/** Email and password of one tab; "Forgot your password?" or "Create Account". */
export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, values, on_change, busy, on_submit, on_forgot } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [shown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const sign_up = mode === 'sign-up';

  const set = (field: keyof Values) => (event: { target: { value: string } }) => {
    on_change({ ...values, [field]: event.target.value });
    const { [field]: _, ...others } = errors;
    setErrors(others);
  };

  /** Shows what is wrong; says whether nothing is. */
  const check = (found: FieldErrors): boolean => {
    setErrors(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    return Object.keys(found).length === 0;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check(refusedFields(Credentials, values))) return;
    on_submit({ email: values.email.trim(), password: values.password });
  };

  const forgot = () => {
    const address = values.email.trim();
    if (!address) {
      toast({ variant: 'destructive', title: 'Error', description: MESSAGES.email_missing });
      email.current?.focus();
      return;
    }
    if (check(refusedFields(forgotPassword.body, { email: address }))) on_forgot(address);
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
      {!sign_up && (
        <Link
          component="button"
          type="button"
          disabled={busy}
          onClick={forgot}
          sx={{
            justifySelf: 'start',
            fontSize: 15,
            minHeight: 24,
            '&:disabled': { color: tone.ink3, cursor: 'default' },
          }}
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
