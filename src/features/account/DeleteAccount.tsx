import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsReachable } from '#data/connectivity.ts';
import { useUser } from '#data/session/use-session.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** What the end of the account means, and the way to it. */
export function DeleteAccount() {
  const user = useUser();
  const isReachable = useIsReachable();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Stack gap={12}>
      <Heading level={2}>
        <Trans>Delete account</Trans>
      </Heading>
      <p>
        <Trans>
          Name, phone number, email, addresses, photo, cart and notifications are deleted for good, on all your devices. Your reviews stay
          without your name.
        </Trans>
      </p>
      <p>
        <Trans>
          The law asks the shop to keep orders and invoices for ten years. They stay without your name and address; a company and an NPWP
          stay on their invoices.
        </Trans>
      </p>
      <div>
        <Button variant="danger" disabled={!isReachable || user === null} onClick={() => setIsAsked(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {user === null || !isAsked ? null : <DeleteAccountDialog user={user} onClose={() => setIsAsked(false)} />}
    </Stack>
  );
}
