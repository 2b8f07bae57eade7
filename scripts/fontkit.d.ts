declare module 'fontkit' {
  interface Command {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  }
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
  }
  /** Reads a font without an axis. */
  export function create(font: Buffer): Font;
}
