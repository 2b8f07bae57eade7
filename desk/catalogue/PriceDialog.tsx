import { useLingui } from '@lingui/react/macro';
import { type AdminVariant, setPriceEndpoint } from '#contract/admin-editing.ts';
import { decimalMark, formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, numberOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { decimalOf } from './decimal-of.ts';

/** Changes one variant's price or discount. */
export function PriceDialog({ variant, onClose }: { variant: AdminVariant; onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { sku, product, name } = variant;
  const mark = decimalMark(language);
  return (
    <FormDialog
      title={t`Price of ${product} · ${name}`}
      endpoint={setPriceEndpoint}
      params={{ sku }}
      body={fields => changedPrice(fields, variant)}
      action={t`Save`}
      size="sm"
      onClose={onClose}
      onDone={() => toast(t`The price of ${product} is saved`)}
    >
      {error => (
        <>
          <TextField
            name="price"
            label={t`Price in rupiah`}
            hint={t`For one sold unit, VAT included, before the discount`}
            inputMode="numeric"
            defaultValue={formatNumber(variant.price, language, 0)}
            error={error('price')}
            required
          />
          <TextField
            name="discount"
            label={t`Discount in percent`}
            hint={t`0 to 90, such as 2${mark}5`}
            inputMode="decimal"
            defaultValue={String(variant.discount).replace('.', mark)}
            error={error('discount')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** What the merchant changed, so that a colleague's change of the other value stays; both where neither was. */
function changedPrice(fields: FormData, before: AdminVariant) {
  // A price that was emptied is no number: the server says that it is required.
  const price = numberOf(fields, 'price') ?? Number.NaN;
  const discount = decimalOf(fields, 'discount') ?? 0;
  const isSame = price === before.price && discount === before.discount;
  return {
    ...(isSame || price !== before.price ? { price } : {}),
    ...(isSame || discount !== before.discount ? { discount } : {}),
  };
}
