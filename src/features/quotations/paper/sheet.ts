import type { PdfFont } from '#lib/pdf/helvetica.ts';
import { textWidth, wrapped, writable } from '#lib/pdf/letters.ts';
import { A4, type PaperMark } from '#lib/pdf/paper.ts';

/** 20 mm in points. */
export const MARGIN = 56.69;
/** Points between the margins. */
export const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - MARGIN;
/** Height of a line of text, by the font's size. */
const LEADING = 1.22;

/** How a text stands: `x` and `width` in points, from the left margin. */
export interface Place {
  readonly x?: number;
  readonly width?: number;
  readonly font?: PdfFont;
  readonly size?: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** The sheets of a paper while they are filled from the top; `y` is the height that is reached, in points from the upper edge. */
export class Sheet {
  readonly pages: PaperMark[][] = [[]];
  y: number = MARGIN;

  /** The height of a text that is wrapped to its place. */
  heightOf(text: string, place: Place = {}): number {
    return lines(text, place).length * leading(place);
  }

  /** Writes a text, wrapped to its place, and goes below it; nothing for ''. */
  write(text: string, place: Place = {}): void {
    const { x = 0, width = WIDTH, font = 'plain', size = 9.5, align = 'left' } = place;
    for (const line of lines(text, place)) {
      const room = width - textWidth(line, font, size);
      const shift = align === 'left' ? 0 : align === 'right' ? room : room / 2;
      // The letters' feet stand so far below the line's upper edge.
      this.#mark({ kind: 'text', x: MARGIN + x + shift, y: this.y + size * 0.95, text: line, font, size });
      this.y += leading(place);
    }
  }

  /** Writes texts beside each other, and goes below the longest. */
  writeBeside(texts: readonly (readonly [text: string, place: Place])[]): void {
    const top = this.y;
    let bottom = top;
    for (const [text, place] of texts) {
      this.y = top;
      this.write(text, place);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  /** A line across the sheet. @param weight points */
  rule(weight: number, { x = 0, width = WIDTH }: Pick<Place, 'x' | 'width'> = {}): void {
    this.#mark({ kind: 'rule', x: MARGIN + x, y: this.y, toX: MARGIN + x + width, toY: this.y, weight });
  }

  picture({ width, height }: { readonly width: number; readonly height: number }): void {
    this.#mark({ kind: 'picture', x: MARGIN, y: this.y, width, height });
  }

  /** Begins a page where so many points don't fit any more. @returns whether it did */
  breakBefore(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pages.push([]);
    this.y = MARGIN;
    return true;
  }

  /** Writes 'Halaman 1 dari 2' below the lower margin of each page, where there are several. */
  numberPages(words: (page: number, of: number) => string): void {
    const { length } = this.pages;
    if (length === 1) return;
    for (const [index, page] of this.pages.entries()) {
      const text = words(index + 1, length);
      const x = A4.width - MARGIN - textWidth(text, 'plain', 8);
      page.push({ kind: 'text', x, y: A4.height - MARGIN / 2, text, font: 'plain', size: 8 });
    }
  }

  #mark(mark: PaperMark): void {
    this.pages.at(-1)?.push(mark);
  }
}

const leading = ({ size = 9.5 }: Place) => size * LEADING;

function lines(text: string, { width = WIDTH, font = 'plain', size = 9.5 }: Place): string[] {
  return text === '' ? [] : wrapped(text, { font, size, width }).map(writable);
}
