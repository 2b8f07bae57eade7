import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useKept, useOutboxView } from '#data/outbox/use-outbox.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Queue.css.ts';
import { useQueueWords } from './use-queue-words.ts';
import { useOnceSent, useSendAll } from './use-send-all.ts';

interface Props {
  onLogout: () => void;
  onStay: () => void;
}

/**
 * Names what was not sent before a logout throws it away, and goes on with the logout by itself once all of it has been sent. Works without
 * a line as well: then nothing can be sent, but one can stay.
 */
export function LogoutQuestion({ onLogout, onStay }: Props) {
  const { t } = useLingui();
  const { entries } = useOutboxView();
  const words = useQueueWords();
  const kept = useKept();
  const { send, isSending, isStuck } = useSendAll();
  useOnceSent(onLogout);
  const count = entries.length;
  return (
    <Dialog
      open
      onClose={onStay}
      title={<Plural value={count} one="# change is not sent yet" other="# changes are not sent yet" />}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="danger" disabled={isSending} onClick={onLogout}>
            <Trans>Discard and log out</Trans>
          </Button>
          <Button variant="outline" onClick={onStay}>
            <Trans>Stay logged in</Trans>
          </Button>
          <Button loading={isSending} onClick={send}>
            <Trans>Send, then log out</Trans>
          </Button>
        </>
      }
    >
      <p>
        {kept === 'page' ? (
          <Trans>They are only kept while this page is open. A logout removes them.</Trans>
        ) : (
          <Trans>They are saved on this phone only. A logout removes them from it.</Trans>
        )}
      </p>
      <ul className={css.names}>
        {entries.map(entry => (
          <li key={entry.id}>{words(entry.mutation).text}</li>
        ))}
      </ul>
      {isStuck ? (
        <Notice
          tone="warn"
          role="alert"
          title={t`Not everything could be sent`}
          action={
            <Link to="/queue" className={buttonClass({ variant: 'outline', size: 'sm' })} onClick={onStay}>
              <Trans>See what waits</Trans>
            </Link>
          }
        >
          <Trans>The shop cannot be reached, or it did not accept a change. Stay logged in, and it is kept.</Trans>
        </Notice>
      ) : null}
    </Dialog>
  );
}
