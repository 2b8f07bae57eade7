import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Google and Facebook: shown, and disabled with the reason while the shop has no credentials with them. */
export function FederatedSignIn() {
  const { t } = useLingui();
  const reasonId = useId();
  return (
    <Stack gap={8}>
      <Button variant="outline" block disabled aria-describedby={reasonId}>{t`Continue with Google`}</Button>
      <Button variant="outline" block disabled aria-describedby={reasonId}>{t`Continue with Facebook`}</Button>
      <p id={reasonId} className={sprinkles({ fontSize: 14, color: 'ink2' })}>
        <Trans>This shop has not set up sign-in with Google or Facebook</Trans>
      </p>
    </Stack>
  );
}
