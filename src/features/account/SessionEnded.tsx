import { Plural, Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

/** Why the login opened by itself, what waits for this customer, and the way back without it: the page behind is shown to a guest, too. */
export function SessionEnded({ unsent }: { unsent: number }) {
  const { history } = useRouter();
  return (
    <Notice
      role="status"
      title={<Trans>Your session has ended</Trans>}
      action={
        <Button variant="outline" onClick={() => history.back()}>
          <Trans>Continue as guest</Trans>
        </Button>
      }
    >
      {unsent === 0 ? (
        <Trans>Log in again to see your cart and your orders.</Trans>
      ) : (
        <Plural
          value={unsent}
          one="# change is not sent yet. It waits on this phone until you log in again."
          other="# changes are not sent yet. They wait on this phone until you log in again."
        />
      )}
    </Notice>
  );
}
