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
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Google and Facebook: links that leave the app, or disabled with the reason. `redirect` is the path to come back to. */
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
  return (
    <Stack gap={8}>
      {providers.map(provider =>
        !isOffline && isSetUp(provider) ? (
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
      <p id={reasonId} className={sprinkles({ fontSize: 14, color: 'ink2' })}>
        {isOffline ? (
          <Trans>Google and Facebook need a connection</Trans>
        ) : site === undefined ? null : missing.length > 0 ? (
          <Trans>This shop has not set up sign-in with {missingNames}</Trans>
        ) : (
          <Trans>By continuing you agree to the terms and conditions</Trans>
        )}
      </p>
    </Stack>
  );
}
