import { Trans } from '@lingui/react/macro';
import { destinationPrompt, useDestination } from '#data/freight/destination.ts';
import { ChevronDown, MapPin } from '#ui/icons.ts';
import * as css from './DestinationButton.css.ts';

/** 'Deliver to: Ambon': on wide screens in the menu row, on phones beside the shop's name. */
export function DestinationButton({ isRow = false }: { isRow?: boolean }) {
  const place = useDestination()?.name;
  const lead = isRow ? undefined : css.lead;
  return (
    <button type="button" className={isRow ? css.entry : css.line} aria-haspopup="dialog" onClick={destinationPrompt.open}>
      <MapPin size={16} />
      <span className={css.words}>
        {place === undefined ? (
          <Trans>
            <span className={lead}>Deliver to:</span> <span>choose a place</span>
          </Trans>
        ) : (
          <Trans>
            <span className={lead}>Deliver to:</span> <span>{place}</span>
          </Trans>
        )}
      </span>
      <ChevronDown size={16} />
    </button>
  );
}
