import { LineArt } from '#ui/primitives/LineArt.tsx';

/** A wheelbarrow with nothing in it; decoration. */
export function EmptyCartDrawing() {
  return (
    <LineArt>
      <path d="M6 18h18l14 30h44l16-26H26" />
      <path d="M38 48l-8 20M70 48l8 12" />
      <circle cx="84" cy="62" r="9" />
      <path d="M4 71h112" strokeDasharray="2 6" />
    </LineArt>
  );
}
