import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import type { CountProps } from './CountDialog.tsx';

const CountDialog = lazy(async () => ({ default: (await import('./CountDialog.tsx')).CountDialog }));

/** Goods that are bought by what they cover. */
const COVERING = /^(?:keramik|granit|nat|cat-|bata-|batako|mortar|perekat|waterproofing)/;

/** From an area to sold units and back, for goods that cover one; its code comes with the first press. */
export function CountByArea(props: CountProps) {
  const [isOpen, setOpen] = useState(false);
  if (!COVERING.test(props.product.category.slug)) return null;
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trans>Count from an area</Trans>
      </Button>
      <Suspense fallback={null}>{isOpen ? <CountDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
