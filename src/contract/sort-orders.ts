export const sortOrders = ['relevance', 'best_selling', 'newest', 'price_asc', 'price_desc', 'rating'] as const;
export type SortOrder = (typeof sortOrders)[number];
