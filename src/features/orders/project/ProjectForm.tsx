import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_PROJECT, type Order } from '#contract/orders.ts';
import { useOfferedProjects } from '#data/orders/use-project-names.ts';
import { useDelivery } from '#data/outbox/use-delivery.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SuggestField } from '#ui/patterns/SuggestField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

interface Props {
  order: Order;
  /** As it is now. */
  name: string;
  onDone: () => void;
}

/** Names the project of a placed order; without a line the name waits on this phone. An empty one takes it away. */
export function ProjectForm({ order: { id, number }, name, onDone }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(name);
  const names = useOfferedProjects(useLanguage().language);
  const save = useDelivery<'order.project'>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { kind: 'order.project', orderId: id, orderNumber: number, projectName: typed.trim() },
      {
        onSuccess: delivery => {
          if (delivery.state === 'sent') toasts.show('success', t`Saved`);
          else toasts.show('cart', i18n._(savedWords[delivery.kept]));
          onDone();
        },
      },
    );
  };
  return (
    <form onSubmit={send}>
      <Stack gap={16}>
        {save.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`It was not saved`}>
            {i18n._(problemMessage(save.error))}
          </Notice>
        )}
        <SuggestField
          label={t`Project or PO number`}
          hint={t`An invoice that was mailed already stays as it is.`}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          maxLength={LONGEST_PROJECT}
          suggestions={names}
          enterKeyHint="done"
        />
        <Button type="submit" block loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}
