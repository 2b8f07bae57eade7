import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Provider, providers } from '#contract/sign-in.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { providerLeave } from '#data/session/provider-leave.ts';
import { signInAddress } from '#data/session/sign-in.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { filesOrigin } from '#lib/files-origin.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './FederatedSignIn.css.ts';

/** Google and Facebook: links that leave the app, or small and disabled with the reason, below what works. `redirect` is the path to come back to. */
export function FederatedSignIn({ redirect }: { redirect: string }) {
  const { t, i18n } = useLingui();
  const isReachable = useIsReachable();
  const { language } = useLanguage();
  const { data: site, error } = useQuery(siteQueries.info(language));
  const reasonId = useId();
  const words = { google: t`Continue with Google`, facebook: t`Continue with Facebook` };
  const names = { google: 'Google', facebook: 'Facebook' };
  const isOffline = !isReachable || (site === undefined && error !== null);
  // From an API on another origin the way back does not lead here, and its cookie does not come along.
  const isSetUp = (provider: Provider) => filesOrigin === '' && site?.sign_in.includes(provider) === true;
  const missing = providers.filter(provider => !isSetUp(provider)).map(provider => names[provider]);
  const missingNames = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(missing);
  const open = isOffline ? [] : providers.filter(isSetUp);
  const closed = providers.filter(provider => !open.includes(provider));
  const reason = isOffline ? (
    <Trans>Google and Facebook need a connection</Trans>
  ) : site === undefined ? null : missing.length > 0 ? (
    <Trans>This shop has not set up sign-in with {missingNames}</Trans>
  ) : (
    <Trans>By continuing you agree to the terms and conditions</Trans>
  );
  return (
    <Stack gap={8}>
      {open.map(provider => (
        <a
          key={provider}
          href={signInAddress(provider, redirect)}
          className={buttonClass({ variant: 'outline', block: true })}
          onClick={providerLeave.begin}
        >
          {words[provider]}
        </a>
      ))}
      {closed.length === 0 ? null : (
        <div className={css.closed}>
          {closed.map(provider => (
            <Button
              key={provider}
              variant="quiet"
              size="sm"
              className={css.quiet}
              disabled
              {...(reason === null ? {} : { 'aria-describedby': reasonId })}
            >
              {words[provider]}
            </Button>
          ))}
        </div>
      )}
      {reason === null ? null : (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
    </Stack>
  );
}
