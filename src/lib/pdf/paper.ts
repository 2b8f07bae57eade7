import type { PdfFont } from './helvetica.ts';

/** A4 in points (1/72 inch). */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** A text on a sheet: `x` and `y` are the left end of its baseline, in points from the sheet's left upper corner. */
interface PaperText {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: PdfFont;
  /** Points. */
  readonly size: number;
}

/** A straight line; `weight` is its thickness in points. */
interface PaperRule {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly weight: number;
}

/** The paper's picture, scaled to a rectangle from its left upper corner. */
interface PaperPicture {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PaperMark = PaperText | PaperRule | PaperPicture;

/** What stands on the sheets of a paper, ready to be written as PDF or drawn on a screen. */
export interface Paper {
  readonly title: string;
  /** Each an A4 sheet upright. */
  readonly pages: readonly (readonly PaperMark[])[];
  /** The bytes of a JPEG that `picture` marks show; null where there is none. */
  readonly picture: Uint8Array | null;
}
