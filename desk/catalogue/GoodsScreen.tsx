import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { previewImportEndpoint } from '#contract/admin-catalogue.ts';
import { type AdminVariant, adminVariantsEndpoint, type VariantState, variantStates } from '#contract/admin-editing.ts';
import { choiceIn } from '#lib/search-values.ts';
import { FileUp } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useMay } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import * as pageCss from '../ui/Page.css.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { CategoryField } from './CategoryField.tsx';
import * as css from './catalogue.css.ts';
import { useDrafts } from './inline/drafts.ts';
import { UnsavedDrafts } from './inline/UnsavedDrafts.tsx';
import { VariantTable } from './VariantTable.tsx';

const stateWords: Readonly<Record<VariantState, MessageDescriptor>> = {
  all: msg`All`,
  active: msg`On sale`,
  low: msg`Low`,
  sold_out: msg`Sold out`,
  inactive: msg`Not sold`,
};

/** Every variant with its price and stock, which are changed here. */
export function GoodsScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { page, search, filter } = useListSearch();
  const category = filter('category');
  const state = choiceIn(filter('state'), variantStates) ?? 'all';
  const reading = useReading(adminVariantsEndpoint, { query: { ...pageQueryOf(page), search, category, state } });
  const choose = (slug: string) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, category: slug || undefined, page: undefined })) as never });
  const drafts = useDrafts();
  const may = useMay();
  const shown = new Set(reading.data?.variants.map(({ sku }) => sku));
  const main: Column<AdminVariant> = {
    id: 'product',
    header: t`Product`,
    isMain: true,
    sortBy: ({ product, name }) => `${product} ${name}`,
    cell: ({ slug, product, name }) => (
      <>
        <Link to="/products/$slug" params={{ slug } as never}>
          {product}
        </Link>
        <div className={css.muted}>{name}</div>
      </>
    ),
  };
  const isFiltered = search !== '' || category !== '' || state !== 'all';
  return (
    <Page
      title={t`Goods`}
      note={t`New goods come by a file, also a single one.`}
      actions={may(previewImportEndpoint) ? <NewGoodsLink /> : null}
    >
      <StateTabs state={state} />
      <div className={pageCss.filters}>
        <SearchField label={t`Name or SKU`} value={search} />
        <CategoryField value={category} onChoose={choose} />
      </div>
      <UnsavedDrafts drafts={drafts} shown={shown} />
      <Answer reading={reading}>
        {({ variants, total }) =>
          variants.length === 0 ? (
            <EmptyState action={!isFiltered && may(previewImportEndpoint) ? <NewGoodsLink /> : undefined}>
              {isFiltered
                ? t`No goods match this. Change the words or the filters.`
                : t`There are no goods yet. They come by a file: there is an example to fill in.`}
            </EmptyState>
          ) : (
            <>
              <VariantTable label={t`Goods`} variants={variants} main={main} drafts={drafts} isWhole={total === variants.length} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}

function NewGoodsLink() {
  const { t } = useLingui();
  return (
    <Link to="/imports" className={buttonClass({ variant: 'outline', size: 'sm' })}>
      <FileUp size={18} />
      <Words>{t`Add goods by a file`}</Words>
    </Link>
  );
}

function StateTabs({ state }: { state: VariantState }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs
      label={t`Which goods`}
      items={(['all', 'active', 'low', 'sold_out', 'inactive'] as const).map(key => ({
        key,
        label: i18n._(stateWords[key]),
        isCurrent: key === state,
        renderLink: props => (
          <Link
            to="."
            search={(before: object) => ({ ...before, state: key === 'all' ? undefined : key, page: undefined }) as never}
            activeOptions={{ exact: true }}
            {...props}
          />
        ),
      }))}
    />
  );
}
