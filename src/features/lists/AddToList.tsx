import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { Button } from '#ui/primitives/Button.tsx';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));

interface Props {
  product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>;
  variant: Variant;
  quantity: number;
}

/** Puts goods into a list; what it asks comes with the first press. */
export function AddToList({ product, variant, quantity }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trans>Add to list</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddDialog entries={[{ goods: { product, variant }, text: '', quantity }]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
