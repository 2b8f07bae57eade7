import { LineArt } from '../primitives/LineArt.tsx';

/** A torn-off bill, for pages without an order. */
export function OrderDrawing() {
  return (
    <LineArt>
      <path d="M36 6h48v66l-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path d="M46 22h28M46 34h28M46 46h14" />
    </LineArt>
  );
}
