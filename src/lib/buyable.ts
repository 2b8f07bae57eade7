import { smallestQuantity } from './quantity.ts';

/** A sold thing as the catalogue has it. */
interface Sold {
  readonly stock: number;
  readonly min_quantity: number;
  readonly step_quantity: number;
}

/** Stock holds at least the smallest quantity that is sold. */
export function isBuyable({ stock, min_quantity: minimum, step_quantity: step }: Sold): boolean {
  return stock >= smallestQuantity({ stock, minimum, step });
}

/** The variant that a choice starts with: the wanted one, else the first that can be bought, else the first. */
export function chosenVariant<Any extends Sold & { readonly id: string }>(
  { variants }: { readonly variants: readonly Any[] },
  id: string,
): Any | null {
  return variants.find(each => each.id === id) ?? variants.find(isBuyable) ?? variants[0] ?? null;
}
