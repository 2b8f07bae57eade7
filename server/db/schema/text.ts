/** A text in both languages of the shop. */
export interface Text {
  readonly id: string;
  readonly en: string;
}
