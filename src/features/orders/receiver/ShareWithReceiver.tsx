import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { receiverQueries } from '#data/orders/receiver.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link2 } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { OwnHandoverPhoto } from './HandoverPhoto.tsx';
import * as css from './Receiver.css.ts';
import { ReceiverDialog } from './ReceiverDialog.tsx';

/** The way to a link for the person at the site, and who took the goods in there, with the photo of them. */
export function ShareWithReceiver({ order }: { order: Order }) {
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data: link } = useQuery(receiverQueries.link(order.id));
  const name = link?.received_by ?? null;
  const photo = link?.photo ?? null;
  const moment = link?.received_at ? `${formatMoment(link.received_at, language)} ${zoneName(link.received_at)}` : '';
  return (
    <>
      <Button variant="outline" block leading={<Link2 size={18} />} onClick={() => setOpen(true)}>
        <Trans>Share with the receiver</Trans>
      </Button>
      {name === null ? null : (
        <p className={css.muted}>
          <Trans>
            Taken in at the site by {name}, {moment}
          </Trans>
        </p>
      )}
      {photo === null ? null : <OwnHandoverPhoto orderId={order.id} photo={photo} />}
      {isOpen ? <ReceiverDialog order={order} link={link} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
