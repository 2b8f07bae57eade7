import { useLingui } from '@lingui/react/macro';
import type { ListGoods } from '#contract/lists.ts';
import type { WatchKind } from '#contract/watches.ts';
import { toasts } from '#data/toasts.ts';
import { useWatch } from '#data/watches/use-watch.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice } from '#lib/money.ts';
import { Button } from '#ui/primitives/Button.tsx';

interface Props {
  goods: ListGoods;
  /** The customer has to log in first, over the page. */
  onLeave: () => void;
}

/** Asks the shop to say when the goods of a line cost less, and when sold-out ones are back; also without a line. */
export function LineWatches({ goods, onLeave }: Props) {
  return (
    <>
      <WatchToggle kind="price" goods={goods} onLeave={onLeave} />
      {goods.stock === 0 ? <WatchToggle kind="stock" goods={goods} onLeave={onLeave} /> : null}
    </>
  );
}

function WatchToggle({ kind, goods, onLeave }: Props & { kind: WatchKind }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = `${goods.product.name} · ${goods.name}`;
  const { isOn, set } = useWatch(language, { variantId: goods.id, name, price: discountedPrice(goods.price, goods.discount) }, kind);
  const begun = kind === 'price' ? t`You will be told when the price falls` : t`You will be told when ${name} is back`;
  const toggle = () =>
    void set(!isOn).then(isSaved => {
      if (isSaved) toasts.show('cart', isOn ? t`You will not be told about ${name}` : begun);
      else onLeave();
    });
  const wanted = kind === 'price' ? t`Tell me when the price falls` : t`Tell me when it is back`;
  const undo = kind === 'price' ? t`Price is watched: undo` : t`You will be told: undo`;
  return (
    <Button size="sm" variant="outline" onClick={toggle}>
      {isOn ? undo : wanted}
    </Button>
  );
}
