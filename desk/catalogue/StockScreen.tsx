import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { adminVariantsEndpoint } from '#contract/admin-editing.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { useMay } from '../data/me.ts';
import { textOf } from '../ui/FormDialog.tsx';
import { Page } from '../ui/Page.tsx';
import * as css from './catalogue.css.ts';

/** Leads to a variant's stock by its SKU, as it stands on the shelf or the delivery note. */
export function StockScreen() {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Page title={t`Stock`}>
      <SkuForm sku="" />
      <EmptyState action={may(adminVariantsEndpoint) ? <Link to="/products">{t`Look for it in the goods`}</Link> : undefined}>
        {t`Type a SKU to see what came, what went, and to book a delivery.`}
      </EmptyState>
    </Page>
  );
}

/** Opens the stock of a SKU. */
export function SkuForm({ sku }: { sku: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), 'sku').toUpperCase();
    if (typed !== '') void navigate({ to: '/stock/$sku', params: { sku: typed } as never });
  };
  return (
    <search>
      <form key={sku} onSubmit={open} className={css.entry}>
        <TextField className={css.grow} name="sku" label={t`SKU`} defaultValue={sku} autoComplete="off" autoCapitalize="characters" />
        <Button type="submit" variant="outline">
          {t`Show`}
        </Button>
      </form>
    </search>
  );
}
