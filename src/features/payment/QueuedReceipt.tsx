import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './payment.css.ts';
import { ReceiptPreview } from './ReceiptPreview.tsx';

/** A receipt that is kept on this phone until there is a line. The time to pay goes on meanwhile, which is said. */
export function QueuedReceipt({ receipt }: { receipt: MutationOf<'receipt.send'> }) {
  const { t } = useLingui();
  const kept = useKept();
  return (
    <Card as="section" padding="lg" aria-label={t`Receipt`}>
      <Stack gap={12}>
        <Stack direction="row" gap={12}>
          <Heading level={2} size="group">
            <Trans>Receipt</Trans>
          </Heading>
          <QueuedTag>
            <Trans>Queued</Trans>
          </QueuedTag>
        </Stack>
        <ReceiptPreview file={receipt.file} alt={t`The receipt you chose`} />
        <p>
          {kept === 'page' ? (
            <Trans>Only kept while this page is open, sent when online. Please be online before the time to pay is over.</Trans>
          ) : (
            <Trans>Saved on this phone, sent when online. Please be online before the time to pay is over.</Trans>
          )}
        </p>
        <div className={css.buttons}>
          <Link to="/queue" className={buttonClass({ variant: 'outline' })}>
            <Trans>Change or remove</Trans>
          </Link>
        </div>
      </Stack>
    </Card>
  );
}
