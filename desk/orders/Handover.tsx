import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { adminHandoverEndpoint, adminHandoverPhotoFile } from '#contract/receivers.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { PrivatePicture } from '../ui/PrivatePicture.tsx';
import * as css from './orders.css.ts';

/** Who took the goods in at the site, with the photo that was taken there, as the customer's link was told. */
export function Handover({ order }: { order: AdminOrder }) {
  const isUnderWay = order.status === orderStatus.onShipping || order.status === orderStatus.done;
  return isUnderWay ? <Said order={order} /> : null;
}

function Said({ order: { id, number } }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(adminHandoverEndpoint, { params: { id } });
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`At the site`}</Heading>
        <Answer reading={reading}>
          {({ received_by, received_at, photo }) =>
            received_by === null || received_at === null ? (
              <p className={css.note}>{t`Nothing was said at the site yet. The customer can share a link with the person there`}</p>
            ) : (
              <>
                <p>{t`Taken in by ${received_by}`}</p>
                <p className={css.note}>{formatMoment(received_at, language)}</p>
                {photo === null ? null : (
                  <PrivatePicture
                    endpoint={adminHandoverPhotoFile}
                    params={{ id, photo }}
                    alt={t`Photo of the goods at the site`}
                    name={`delivery-${number ?? ''}`}
                  />
                )}
              </>
            )
          }
        </Answer>
      </Stack>
    </Card>
  );
}
