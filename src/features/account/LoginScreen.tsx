import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Login as a page of its own; the route leads on once somebody is signed in. */
export function LoginScreen() {
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/login' });
  return (
    <Stack gap={24}>
      <Heading level={1}>
        <Trans>Login</Trans>
      </Heading>
      <LoginForm
        onSignUp={() => void navigate({ to: '/register', search: redirect === undefined ? {} : { redirect } })}
        onSignedIn={() => undefined}
      />
    </Stack>
  );
}
