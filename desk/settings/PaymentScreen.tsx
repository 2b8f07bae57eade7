import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AdminPaymentMethod, adminPaymentMethodsEndpoint, setPaymentMethodEndpoint } from '#contract/admin-payment.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useDeadlineWords } from './deadline-words.ts';
import * as css from './settings.css.ts';

/** How customers pay: which ways are offered, and into which account each leads. */
export function PaymentScreen() {
  const { t } = useLingui();
  const reading = useReading(adminPaymentMethodsEndpoint);
  return (
    <Page title={t`Payment`} back={{ to: '/settings', label: t`Settings` }}>
      <Answer reading={reading}>
        {({ payment_methods }) =>
          payment_methods.length === 0 ? (
            <EmptyState>{t`The shop has no way to pay yet.`}</EmptyState>
          ) : (
            <Stack gap={16}>
              {payment_methods.map(method => (
                <Method key={method.id} method={method} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </Page>
  );
}

function Method({ method }: { method: AdminPaymentMethod }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const deadlineWords = useDeadlineWords();
  const { id, account, is_active, is_demo, max_amount, deadline_minutes } = method;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Stack direction="row" gap={8}>
          <Heading level={2}>{method[`name_${language}`]}</Heading>
          {is_active ? <Tag tone="ok">{t`Offered`}</Tag> : <Tag>{t`Off`}</Tag>}
        </Stack>
        {is_demo ? (
          <Notice tone="bad">{t`This account is invented: money that is sent there is lost. Put in your own, or switch it off.`}</Notice>
        ) : null}
        <SummaryList
          rows={[
            { key: 'account', label: t`Bank account`, value: <AccountLine account={account} /> },
            { key: 'most', label: t`Up to`, value: max_amount === null ? t`No limit` : formatRupiah(max_amount) },
            { key: 'deadline', label: t`Time to pay`, value: deadlineWords(deadline_minutes) },
          ]}
        />
        <MethodActions id={id} isActive={is_active} name={method[`name_${language}`]} />
      </Stack>
    </Card>
  );
}

function AccountLine({ account }: { account: AdminPaymentMethod['account'] }) {
  const { t } = useLingui();
  if (account === null) return t`None yet`;
  const { bank, number, holder } = account;
  // A QRIS code is hundreds of characters long.
  const shown = number.length > 30 ? `${number.slice(0, 24)}…` : number;
  return <span className={css.account}>{`${bank} ${shown}, ${holder}`}</span>;
}

function MethodActions({ id, isActive, name }: { id: string; isActive: boolean; name: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const decision = useDecision(setPaymentMethodEndpoint, method =>
    toast(method.is_active ? t`${name} is offered to customers` : t`${name} is switched off`),
  );
  return (
    <>
      {fieldCodes(decision.error).account === undefined ? (
        <Failure error={decision.error} />
      ) : (
        <Notice tone="bad" role="alert">
          {t`Put in the account first: customers must know where to pay.`}
        </Notice>
      )}
      <Stack direction="row" gap={8}>
        <Link to="/settings/payment/$id" params={{ id } as never} className={buttonClass({ size: 'sm' })} aria-label={t`Change ${name}`}>
          {t`Change`}
        </Link>
        <Button
          size="sm"
          variant="outline"
          loading={decision.isPending}
          aria-label={isActive ? t`Switch off: ${name}` : t`Offer to customers: ${name}`}
          onClick={() => decision.mutate({ params: { id }, body: { is_active: !isActive } })}
        >
          {isActive ? t`Switch off` : t`Offer to customers`}
        </Button>
      </Stack>
    </>
  );
}
