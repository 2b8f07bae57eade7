import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import type { AddToListProps } from './AddDialog.tsx';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));

/** Puts goods into a list; what it asks comes with the first press. */
export function AddToList(props: AddToListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trans>Add to list</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
