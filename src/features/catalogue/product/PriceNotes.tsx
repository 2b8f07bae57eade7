import { useLingui } from '@lingui/react/macro';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { destinationPrompt, useDestination } from '#data/freight/destination.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import { Delivered } from '../Delivered.tsx';
import * as css from './PriceNotes.css.ts';

const loadLastPrice = async () => (await import('./LastPrice.tsx')).LastPrice;

/** Beside today's price: what a unit costs delivered, and what this customer paid last. Both come late, into room that is there anyway. */
export function PriceNotes({ product, variant }: { product: ProductDetail; variant: Variant }) {
  const { t } = useLingui();
  const hasPlace = useDestination() !== null;
  const { part: LastPrice } = usePart(loadLastPrice, useSessionState().kind === 'customer');
  return (
    <div className={css.notes}>
      {hasPlace ? (
        <p className={css.line}>
          <Delivered product={product} variant={variant} />
        </p>
      ) : (
        <button type="button" className={css.ask} aria-haspopup="dialog" onClick={destinationPrompt.open}>
          {t`Set your place to see the delivered price`}
        </button>
      )}
      {LastPrice === undefined ? null : <LastPrice variant={variant} className={css.line} />}
    </div>
  );
}
