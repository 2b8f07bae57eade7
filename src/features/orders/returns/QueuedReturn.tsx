import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { reasonWords } from './return-words.ts';

/** A return that waits on this phone until there is a line. */
export function QueuedReturn({ asked }: { asked: MutationOf<'return.ask'> }) {
  const { i18n } = useLingui();
  const kept = useKept();
  const title = i18n._(reasonWords[asked.reason]);
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack gap={12}>
        <Stack direction="row" gap={12}>
          <Heading level={3} size="group">
            {title}
          </Heading>
          <QueuedTag>
            <Trans>Queued</Trans>
          </QueuedTag>
        </Stack>
        <ul>
          {asked.lines.map(({ id, name, quantity, unit }) => (
            <li key={id}>{`${lineQuantityWords(i18n, quantity, unit)} ${name}`}</li>
          ))}
        </ul>
        <p>
          {kept === 'page' ? (
            <Trans>Only kept while this page is open, sent when online.</Trans>
          ) : (
            <Trans>Saved on this phone, sent when online.</Trans>
          )}
        </p>
        <Link to="/queue" className={buttonClass({ variant: 'outline' })}>
          <Trans>Change or remove</Trans>
        </Link>
      </Stack>
    </Card>
  );
}
