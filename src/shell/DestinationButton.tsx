import { Trans } from '@lingui/react/macro';
import { destinationPrompt, useDestination } from '#data/freight/destination.ts';
import { ChevronDown, MapPin } from '#ui/icons.ts';
import * as css from './DestinationButton.css.ts';

/** 'Deliver to: Ambon': on wide screens in the menu row, on phones a line of its own below the top bar. */
export function DestinationButton({ isRow = false }: { isRow?: boolean }) {
  const place = useDestination()?.name;
  return (
    <button type="button" className={isRow ? css.entry : css.line} aria-haspopup="dialog" onClick={destinationPrompt.open}>
      <MapPin size={16} />
      <span className={css.words}>
        {place === undefined ? <Trans>Deliver to: choose a place</Trans> : <Trans>Deliver to: {place}</Trans>}
      </span>
      <ChevronDown size={16} />
    </button>
  );
}
