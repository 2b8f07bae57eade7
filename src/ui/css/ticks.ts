/** Ticks of a measuring tape hanging from the top edge: every 8 px a short one, every fifth a long one. */
export const ticks = (ink: string, short: string, long: string) => ({
  backgroundImage: `linear-gradient(90deg, ${ink} 1px, transparent 1px), linear-gradient(90deg, ${ink} 1px, transparent 1px)`,
  backgroundSize: `8px ${short}, 40px ${long}`,
  backgroundRepeat: 'repeat-x',
});
