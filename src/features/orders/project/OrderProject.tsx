import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { useProjectOf } from './use-project-of.ts';

/** What a placed order is for, and the way to name it otherwise: a contractor's own number often comes after the order. */
export function OrderProject({ order }: { order: Order }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name, isQueued } = useProjectOf(order);
  const close = () => setOpen(false);
  return (
    <Stack gap={12}>
      {name === '' ? (
        <p>
          <Trans>None yet</Trans>
        </p>
      ) : (
        <p>{name}</p>
      )}
      {isQueued ? (
        <QueuedTag>
          <Trans>Queued</Trans>
        </QueuedTag>
      ) : null}
      <div>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {name === '' ? <Trans>Name the project</Trans> : <Trans>Change the project</Trans>}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} title={t`Project or PO number`} closeLabel={t`Close`} size="sm">
        <ProjectForm order={order} name={name} onDone={close} />
      </Dialog>
    </Stack>
  );
}
