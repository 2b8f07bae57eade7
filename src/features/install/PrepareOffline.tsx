import { usePart } from '#ui/primitives/use-part.ts';

const loadPanel = async () => (await import('./PriceListPanel.tsx')).PriceListPanel;

/** The offer to put the price list on this phone, and what has become of it. Its code comes once it is drawn. */
export function PrepareOffline() {
  const { part: Panel } = usePart(loadPanel, true);
  return Panel === undefined ? null : <Panel />;
}
