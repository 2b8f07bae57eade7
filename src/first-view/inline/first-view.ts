/** What the page's inline scripts leave to each other and to the app. Classic scripts import nothing, so it is one global. */
export interface FirstView {
  /** Buttons that the customer tapped before React was there, each once. */
  readonly taps: readonly HTMLButtonElement[];
  /** Notes such a tap. It listens to the document's clicks until the app gives the taps back. */
  noteTap(event: Event): void;
  /** Draws what was held back below the first screen, in two steps. A second call does nothing. */
  showRest(): void;
  /** Leaves the page as the server drew it, with a sentence why (`plain.ts`). */
  stayPlain?(): void;
  /** The styles of the sun mode, where this phone had it on. */
  sun?: CSSStyleSheet;
}

declare global {
  /** Not there in a browser that can't read the page's first lines. */
  var firstView: FirstView | undefined;
}
