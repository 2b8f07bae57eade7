import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/primitives/Button.tsx';
import { usePart } from '#ui/primitives/use-part.ts';
import type { WatchProps } from './WatchButton.tsx';

const load = async () => (await import('./WatchButton.tsx')).WatchButton;

/** Lets a customer hear when sold-out goods are back. What that needs comes behind the first view; a button holds its room until then. */
export function Watch(props: WatchProps) {
  const { part: WatchButton } = usePart(load, true);
  return WatchButton === undefined ? (
    <Button variant="outline" aria-disabled>
      <Trans>Tell me when it is back</Trans>
    </Button>
  ) : (
    <WatchButton {...props} />
  );
}
