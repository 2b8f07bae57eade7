import { Trans, useLingui } from '@lingui/react/macro';
import { useIsReachable } from '#data/connectivity.ts';
import { useHasToken } from '#data/session/use-session.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceList } from './DeviceList.tsx';
import { ExportData } from './ExportData.tsx';

/** Where the customer is signed in, the file of their data, and the end of the account. Nothing of it can wait on the phone. */
export function AccountDataScreen() {
  const { t } = useLingui();
  const isReachable = useIsReachable();
  const hasToken = useHasToken();
  return (
    <Container narrow>
      <Stack gap={24} className={sprinkles({ paddingBlock: 24 })}>
        <Heading level={1}>
          <Trans>Devices and data</Trans>
        </Heading>
        {isReachable ? null : (
          <Notice tone="warn" role="status" title={t`You are offline`}>
            <Trans>The shop has to be reached for everything on this page. Connect to the internet first.</Trans>
          </Notice>
        )}
        <Card as="section" padding="lg">
          <Stack gap={16}>
            <Heading level={2}>
              <Trans>Where you are logged in</Trans>
            </Heading>
            <DeviceList isEnabled={hasToken} />
          </Stack>
        </Card>
        <Card as="section" padding="lg">
          <ExportData />
        </Card>
        <Card as="section" padding="lg">
          <DeleteAccount />
        </Card>
      </Stack>
    </Container>
  );
}
