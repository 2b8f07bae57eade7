import { useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type AdminReturn, adminReturnEndpoint, adminReturnPhotoFile } from '#contract/admin-returns.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import * as pageCss from '../ui/Page.css.ts';
import { Page } from '../ui/Page.tsx';
import { PrivatePicture } from '../ui/PrivatePicture.tsx';
import { returnOutcomeWords, returnReasonWords } from '../words/return-words.ts';
import { useCustomerName } from '../words/use-customer-name.ts';
import { AcceptReturnDialog, RejectReturnDialog } from './ReturnDialogs.tsx';
import { ReturnTag } from './ReturnTag.tsx';
import * as css from './returns.css.ts';

/** One return: what the customer asks for and shows, and the shop's one decision. */
export function ReturnScreen() {
  const { t } = useLingui();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const reading = useReading(adminReturnEndpoint, { params: { id } });
  const number = reading.data?.order_number ?? '';
  return (
    <Page
      title={number === '' ? t`Return` : t`Return of ${number}`}
      back={{ to: '/returns', label: t`Returns` }}
      note={reading.data === undefined ? null : <ReturnTag returned={reading.data} />}
    >
      <Answer reading={reading}>{returned => <Returned returned={returned} />}</Answer>
    </Page>
  );
}

function Returned({ returned }: { returned: AdminReturn }) {
  return (
    <div className={pageCss.columns}>
      <div className={pageCss.column}>
        <Decision returned={returned} />
        <Goods returned={returned} />
      </div>
      <div className={pageCss.column}>
        <Photos returned={returned} />
      </div>
    </div>
  );
}

function Decision({ returned }: { returned: AdminReturn }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const nameOf = useCustomerName();
  const [begun, setBegun] = useState<'accept' | 'reject' | null>(null);
  const { state, reason, wish, words, customer, order_number, asked_at, decided_at, outcome, answer, refund, person, value } = returned;
  const end = () => setBegun(null);
  const rows = [
    { key: 'why', label: t`Why`, value: i18n._(returnReasonWords[reason]) },
    { key: 'wish', label: t`The customer wants`, value: i18n._(returnOutcomeWords[wish]) },
    { key: 'words', label: t`What the customer said`, value: words || '–' },
    {
      key: 'customer',
      label: t`Customer`,
      value: [nameOf(customer), customer.phone === '' ? '' : formatPhone(customer.phone)].filter(Boolean).join(' · '),
    },
    { key: 'asked', label: t`Asked on`, value: formatMoment(asked_at, language) },
    ...(decided_at === null ? [] : [{ key: 'decided', label: t`Decided`, value: `${formatMoment(decided_at, language)} · ${person}` }]),
    ...(outcome === null ? [] : [{ key: 'outcome', label: t`Decision`, value: i18n._(returnOutcomeWords[outcome]) }]),
    ...(answer === '' ? [] : [{ key: 'answer', label: t`The shop’s answer`, value: answer }]),
    ...(refund === null
      ? []
      : [{ key: 'refund', label: refund.state === 'sent' ? t`Money sent` : t`Money owed`, value: formatRupiah(refund.amount) }]),
  ];
  return (
    <Card as="section" padding="lg">
      <Stack gap={16}>
        <Heading level={2}>{state === 'asked' ? t`What to do now` : t`What was decided`}</Heading>
        <SummaryList rows={rows} total={{ label: t`Paid for it`, value: formatRupiah(value) }} />
        <ContactLinks name={customer.name} phone={customer.phone} email={customer.email} about={order_number ?? ''} />
        {state === 'asked' ? (
          <Stack direction="row" gap={8}>
            <Button onClick={() => setBegun('accept')}>{t`Accept the return`}</Button>
            <Button variant="danger" onClick={() => setBegun('reject')}>
              {t`Reject the return`}
            </Button>
          </Stack>
        ) : null}
        {order_number === null ? null : (
          <Link to="/orders/$number" params={{ number: order_number } as never}>
            {t`Open order ${order_number}`}
          </Link>
        )}
      </Stack>
      {begun === 'accept' ? <AcceptReturnDialog returned={returned} onClose={end} /> : null}
      {begun === 'reject' ? <RejectReturnDialog returned={returned} onClose={end} /> : null}
    </Card>
  );
}

function Goods({ returned: { lines } }: { returned: AdminReturn }) {
  const { t, i18n } = useLingui();
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Goods`}</Heading>
        <LineList
          items={lines.map(({ order_item_id, image_url, product_name, variant_name, quantity, unit, sku, restocked }) => {
            const back = lineQuantityWords(i18n, restocked, unit);
            const detail = [
              variant_name,
              lineQuantityWords(i18n, quantity, unit),
              sku,
              restocked === 0 ? '' : t`${back} in the stock again`,
            ];
            return { key: order_item_id, pictureUrl: image_url, name: product_name, detail: detail.filter(Boolean).join(' · ') };
          })}
        />
      </Stack>
    </Card>
  );
}

function Photos({ returned: { id, photos } }: { returned: AdminReturn }) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Photos`}</Heading>
        {photos.length === 0 ? (
          <p className={pageCss.note}>{t`None were sent.`}</p>
        ) : (
          <ul className={css.photos}>
            {photos.map((photo, index) => {
              const place = index + 1;
              return (
                <li key={photo}>
                  <PrivatePicture endpoint={adminReturnPhotoFile} params={{ id, photo }} alt={t`Photo ${place}`} name={`photo-${place}`} />
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
