import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Provider, providers } from '#contract/sign-in.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { providerLeave } from '#data/session/provider-leave.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { signInAddress } from '#data/session/sign-in.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './FederatedSignIn.css.ts';

/** Google and Facebook: links that leave the app, or disabled with the reason. `redirect` is the path to come back to. */
export function FederatedSignIn({ redirect }: { redirect: string }) {
  const { t, i18n } = useLingui();
  const isReachable = useIsReachable();
  const { data: configured, error } = useQuery(sessionQueries.providers());
  const reasonId = useId();
  const words = { google: t`Continue with Google`, facebook: t`Continue with Facebook` };
  const names = { google: 'Google', facebook: 'Facebook' };
  const isOffline = !isReachable || (configured === undefined && error !== null);
  const isOpen = (provider: Provider) => !isOffline && configured?.includes(provider) === true;
  const missing = providers.filter(provider => configured?.includes(provider) !== true).map(provider => names[provider]);
  const missingNames = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(missing);
  return (
    <Stack gap={8}>
      {providers.map(provider =>
        isOpen(provider) ? (
          <a
            key={provider}
            href={signInAddress(provider, redirect)}
            className={buttonClass({ variant: 'outline', block: true })}
            onClick={providerLeave.begin}
          >
            {words[provider]}
          </a>
        ) : (
          <Button key={provider} variant="outline" block disabled aria-describedby={reasonId}>
            {words[provider]}
          </Button>
        ),
      )}
      <p id={reasonId} className={css.reason}>
        {isOffline ? (
          <Trans>Google and Facebook need a connection</Trans>
        ) : configured === undefined ? null : missing.length > 0 ? (
          <Trans>This shop has not set up sign-in with {missingNames}</Trans>
        ) : (
          <Trans>By continuing you agree to the terms and conditions</Trans>
        )}
      </p>
    </Stack>
  );
}
