import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { readSignInReturn } from '#data/session/sign-in.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { FederatedReturn } from './FederatedReturn.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/** Login as a page of its own; the route leads on once the customer is signed in. */
export function LoginScreen() {
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/login' });
  const sessionEnd = useLocation({ select: location => location.state.sessionEnd });
  const back = readSignInReturn(useLocation({ select: location => location.hash }));
  return (
    <Stack gap={24}>
      <Heading level={1}>
        <Trans>Login</Trans>
      </Heading>
      {sessionEnd === undefined ? null : <SessionEnded unsent={sessionEnd.unsent} />}
      {back === null ? (
        <Form redirect={redirect} />
      ) : (
        <FederatedReturn back={back} onOtherWay={() => void navigate({ to: '/login', search: searchOf(redirect), replace: true })}>
          <Form redirect={redirect} />
        </FederatedReturn>
      )}
    </Stack>
  );
}

function Form({ redirect }: { redirect: string | undefined }) {
  const navigate = useNavigate();
  return (
    <LoginForm
      redirect={redirect ?? '/'}
      onSignUp={() => void navigate({ to: '/register', search: searchOf(redirect) })}
      onSignedIn={() => undefined}
    />
  );
}

const searchOf = (redirect: string | undefined) => (redirect === undefined ? {} : { redirect });
