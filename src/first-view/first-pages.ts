/** Pages that most first visits begin at, by their source: their words come with those of the frame, all others a moment later. */
export const firstPages: readonly string[] = ['index', 'products', 'categories.$category', 'brands.$brand', 'product.$product'].map(
  name => `src/routes/${name}.tsx?tsr-split=component`,
);
