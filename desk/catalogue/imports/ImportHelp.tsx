import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { importCatalogueEndpoint } from '#contract/admin-catalogue.ts';
import { saveFile } from '#lib/save-file.ts';
import { Download } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { CsvDownloads } from '../../ui/CsvDownloads.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import * as css from '../catalogue.css.ts';
import { exampleCsv } from './example-csv.ts';

interface FileColumn {
  readonly name: string;
  readonly about: MessageDescriptor;
  readonly isNeeded: boolean;
}

/** The columns that a file of new goods needs, and the usual ones besides. */
const fileColumns: readonly FileColumn[] = [
  {
    name: 'product_slug',
    isNeeded: true,
    about: msg`Address of the product: small letters, digits and -. Rows with the same one are variants of one product`,
  },
  {
    name: 'product_name_id, product_name_en',
    isNeeded: true,
    about: msg`Its name in Indonesian and English; without the English one the Indonesian is shown`,
  },
  { name: 'description_id, description_en', isNeeded: false, about: msg`Its description` },
  {
    name: 'category_slug',
    isNeeded: true,
    about: msg`Its category, such as semen. A new one also needs category_name_id, category_name_en, top_category_slug and that one’s names`,
  },
  { name: 'brand', isNeeded: true, about: msg`Its brand, such as tanpa-merek. A new one also needs brand_name` },
  { name: 'sku', isNeeded: true, about: msg`Your number of the variant, once in the file` },
  { name: 'variant_name_id, variant_name_en', isNeeded: true, about: msg`What tells the variant from the others, such as 40 kg` },
  { name: 'price', isNeeded: true, about: msg`Rupiah for one sold unit, VAT included` },
  { name: 'discount', isNeeded: false, about: msg`Percent, 0 to 90` },
  { name: 'stock', isNeeded: false, about: msg`Units that can be ordered now. Empty: the stock stays as it is` },
  {
    name: 'unit',
    isNeeded: true,
    about: msg`Sold unit: sak, batang, lembar, dus, m2, m3, half_m3, kg, half_kg, roll, liter, galon, pail, kaleng, pcs, set, m, half_m or unit`,
  },
  { name: 'weight_g', isNeeded: true, about: msg`Grams of one sold unit with its packing` },
  { name: 'length_mm, width_mm, height_mm', isNeeded: true, about: msg`Millimetres of one sold unit with its packing` },
  {
    name: 'colour',
    isNeeded: false,
    about: msg`The colour that it is chosen by, such as #f2e6ce. Empty: it stays as it is; none: it has none`,
  },
];

/** How goods come into the shop: a file to begin with, and what stands in its columns. */
export function ImportHelp() {
  const { t, i18n } = useLingui();
  const columns: readonly Column<FileColumn>[] = [
    { id: 'name', header: t`Column`, isMain: true, cell: ({ name }) => name },
    { id: 'needed', header: t`Needed`, cell: ({ isNeeded }) => (isNeeded ? t`Yes` : t`No`) },
    { id: 'about', header: t`What stands in it`, cell: ({ about }) => i18n._(about) },
  ];
  return (
    <Card as="section" padding="lg" className={css.fields}>
      <Heading level={2}>{t`New goods`}</Heading>
      <p>{t`New goods come into the shop by a file, also a single product. Take the example, or the goods you have, fill in a row for each variant in a spreadsheet, and add it below.`}</p>
      <Files />
      <Disclosure summary={t`What stands in the columns`}>
        <DataTable label={t`What stands in the columns`} columns={columns} rows={fileColumns} rowId={({ name }) => name} />
      </Disclosure>
    </Card>
  );
}

function Files() {
  const { t } = useLingui();
  return (
    <div className={css.entry}>
      <Button
        variant="outline"
        size="sm"
        leading={<Download size={18} />}
        onClick={() => saveFile(new Blob([exampleCsv], { type: 'text/csv' }), 'example.csv')}
      >
        {t`Example file`}
      </Button>
      <CsvDownloads path={importCatalogueEndpoint.path} name="catalogue" excel={t`All goods for Excel`} csv={t`All goods as CSV`} />
    </div>
  );
}
