import { LineArt } from '#ui/primitives/LineArt.tsx';

/** A page with a star, for lists without a review. */
export function ReviewDrawing() {
  return (
    <LineArt>
      <path d="M22 8h76v50H62L46 72V58H22z" />
      <path d="m60 17 4.5 9.2 10.1 1.5-7.3 7.1 1.7 10.1-9-4.8-9 4.8 1.7-10.1-7.3-7.1 10.1-1.5z" />
    </LineArt>
  );
}
