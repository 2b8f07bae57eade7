import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type AdminCustomer, adminCustomersEndpoint, blockCustomerEndpoint, unblockCustomerEndpoint } from '#contract/admin-money.ts';
import { formatDay, formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** Customers by name, phone number or e-mail address, and who may order nothing more. */
export function CustomersScreen() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { page, search } = useListSearch();
  const reading = useReading(adminCustomersEndpoint, { query: { ...pageQueryOf(page), search } });
  const [chosen, setChosen] = useState<AdminCustomer | null>(null);
  const columns: readonly Column<AdminCustomer>[] = [
    {
      id: 'name',
      header: t`Name`,
      isMain: true,
      cell: ({ name, email }) => (
        <Link to="/orders" search={{ search: email } as never}>
          {name}
        </Link>
      ),
    },
    { id: 'phone', header: t`Phone number`, cell: ({ phone }) => (phone === '' ? '–' : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>) },
    { id: 'email', header: t`E-mail address`, cell: ({ email }) => email },
    { id: 'orders', header: t`Orders`, isNumber: true, cell: ({ orders }) => formatNumber(orders, language) },
    { id: 'since', header: t`Customer since`, cell: ({ created_at }) => formatDay(created_at, language) },
    {
      id: 'block',
      header: t`Orders allowed`,
      cell: customer => (
        <>
          {customer.blocked_at === null ? null : <Tag tone="bad">{t`Blocked`}</Tag>}
          <Button variant="quiet" size="sm" onClick={() => setChosen(customer)}>
            {customer.blocked_at === null ? t`Block` : t`Allow again`}
          </Button>
        </>
      ),
    },
  ];
  return (
    <Page title={t`Customers`}>
      <SearchField label={t`Name, phone number or e-mail address`} value={search} />
      <Answer reading={reading}>
        {({ customers, total }) =>
          customers.length === 0 ? (
            <EmptyState>{search === '' ? t`No customer has an account yet.` : t`No customer has these words.`}</EmptyState>
          ) : (
            <>
              <DataTable label={t`Customers`} columns={columns} rows={customers} rowId={customer => customer.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
      {chosen === null ? null : <BlockDialog customer={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}

function BlockDialog({ customer: { id, name, blocked_at, blocked_reason }, onClose }: { customer: AdminCustomer; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  if (blocked_at !== null) {
    return (
      <FormDialog
        title={t`Let ${name} order again?`}
        endpoint={unblockCustomerEndpoint}
        params={{ id }}
        body={() => undefined}
        action={t`Allow again`}
        onClose={onClose}
        onDone={() => toast(t`${name} can order again`)}
      >
        {() => <p>{t`Blocked because: ${blocked_reason ?? ''}`}</p>}
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={t`Block ${name}?`}
      endpoint={blockCustomerEndpoint}
      params={{ id }}
      body={fields => ({ reason: textOf(fields, 'reason') })}
      action={t`Block`}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`${name} can order nothing more`)}
    >
      {error => (
        <>
          <p>{t`Their orders go on, and they can read everything. They can order nothing more.`}</p>
          <TextArea name="reason" label={t`Reason`} hint={t`Only the shop’s own people read it.`} error={error('reason')} required />
        </>
      )}
    </FormDialog>
  );
}
