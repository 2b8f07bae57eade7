import { useLingui } from '@lingui/react/macro';
import { type AdminVariant, setPriceEndpoint } from '#contract/admin-editing.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useDecision } from '../../data/decision.ts';
import { type Draft, type Drafts, figureOf, isChanged } from './drafts.ts';
import { Figure } from './Figure.tsx';
import { FigureForm } from './FigureForm.tsx';

/** A variant's price, changed where it stands. */
export function PriceFigure({ variant: { sku, price }, drafts }: { variant: AdminVariant; drafts: Drafts }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const shown = formatRupiah(price);
  return (
    <Figure
      drafts={drafts}
      fresh={{ sku, what: 'price', from: price, text: formatNumber(price, language, 0) }}
      shown={shown}
      label={t`${shown}, change the price of ${sku}`}
      editor={(draft, close) => <PriceEditor draft={draft} drafts={drafts} onClose={close} />}
    />
  );
}

interface EditorProps {
  draft: Draft;
  drafts: Drafts;
  onClose: (isSaved: boolean) => void;
}

function PriceEditor({ draft, drafts, onClose }: EditorProps) {
  const { t } = useLingui();
  const decision = useDecision(setPriceEndpoint, () => onClose(true));
  const { sku } = draft;
  const save = () => {
    if (!isChanged(draft)) onClose(false);
    // A price that was emptied is no number: the server says that it is required.
    else decision.mutate({ params: { sku }, body: { price: figureOf(draft.text) ?? Number.NaN } });
  };
  return (
    <FigureForm
      draft={draft}
      drafts={drafts}
      title={t`Price of ${sku}`}
      label={t`Price in rupiah`}
      field="price"
      error={decision.error}
      isPending={decision.isPending}
      onSave={save}
      onCancel={() => onClose(false)}
    />
  );
}
