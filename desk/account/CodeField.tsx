import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/primitives/TextField.tsx';

/** The code that the authenticator app on the phone shows now. */
export function CodeField({ hint, error }: { hint: string; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      name="code"
      label={t`Code of your authenticator app`}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      required
    />
  );
}
