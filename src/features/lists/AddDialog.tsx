import { useLingui } from '@lingui/react/macro';
import type { Product, Variant } from '#contract/catalogue.ts';
import { goodsOf, newLine } from '#data/lists/line-of.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ListChoice } from './ListChoice.tsx';
import * as css from './Lists.css.ts';

export interface AddToListProps {
  product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>;
  variant: Variant;
  quantity: number;
}

/** Asks into which list goods go: one that there is, or a new one. */
export function AddDialog({ product, variant, quantity, onClose }: AddToListProps & { onClose: () => void }) {
  const { t } = useLingui();
  const name = `${product.name} · ${variant.name}`;
  const goods = goodsOf(product, variant);
  return (
    <Dialog open onClose={onClose} title={t`Add to list`} closeLabel={t`Close`} size="sm">
      <div className={css.stack}>
        <p className={css.sectionName}>{name}</p>
        <ListChoice lines={(position, at) => [newLine(goods, { quantity, position }, at)]} goods={[goods]} onDone={onClose} />
      </div>
    </Dialog>
  );
}
