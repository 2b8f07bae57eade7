import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { LinkRequiredSchema, type SignInReturn } from '#contract/sign-in.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { providerLeave } from '#data/session/provider-leave.ts';
import { useSession } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { LinkAccount } from './LinkAccount.tsx';

interface Ways {
  /** The login as it is without a provider, for where that led to nothing. */
  readonly children: ReactNode;
  /** Leaves the provider's answer for that form. */
  readonly onOtherWay: () => void;
}

/**
 * The result of a sign-in with a provider: the exchange of its code, the link to an account that is here already, or the reason why not
 * above the login. One of them asks at a time, so that two fields for a password never stand below each other.
 */
export function FederatedReturn({ back, ...ways }: Ways & { back: SignInReturn }) {
  useEffect(() => providerLeave.end(), []);
  return 'code' in back ? <Exchange code={back.code} {...ways} /> : <Refusal error={{ code: back.problem }}>{ways.children}</Refusal>;
}

function Exchange({ code, children, onOtherWay }: Ways & { code: string }) {
  const { t } = useLingui();
  const exchange = useMutation(sessionCommands.exchange(useSession()));
  const asked = useRef<string | null>(null);
  const { mutate } = exchange;
  useEffect(() => {
    // A code works once; the same one must not be sent twice by an effect that runs again.
    if (asked.current === code) return;
    asked.current = code;
    mutate(code, { onSuccess: () => toasts.show('auth_success', t`You are logged in`) });
  }, [code, mutate, t]);
  const { error } = exchange;
  if (error === null) {
    return (
      <Notice role="status">
        <Trans>Signing you in</Trans>
      </Notice>
    );
  }
  const link =
    error instanceof AppError && error.code === 'federated_link_required' ? v.safeParse(LinkRequiredSchema, error.detail.data) : null;
  if (link?.success === true) {
    return <LinkAccount code={code} provider={link.output.provider} email={link.output.email} onOtherWay={onOtherWay} />;
  }
  const isUnreachable = error instanceof AppError && error.isUnreachable;
  return (
    <Refusal error={error} {...(isUnreachable ? { onRetry: () => mutate(code) } : {})}>
      {children}
    </Refusal>
  );
}

function Refusal({ error, children, onRetry }: Pick<Ways, 'children'> & { error: unknown; onRetry?: () => void }) {
  const { i18n } = useLingui();
  const retry = onRetry && (
    <Button variant="outline" size="sm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <>
      <Notice tone="bad" role="alert" action={retry}>
        {i18n._(problemMessage(error))}
      </Notice>
      {children}
    </>
  );
}
