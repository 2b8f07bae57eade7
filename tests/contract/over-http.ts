/**
 * Files of the API's tests that need nothing but HTTP and the goods of the sample shop: with `CONTRACT_URL=http://127.0.0.1:3000/api` they are
 * asked of the API at that address, whatever it is made of. The others look into the database, set clocks or start processes of their own.
 */
export const OVER_HTTP = ['catalogue', 'journey', 'platform-idempotency', 'search', 'search-relevance'].map(
  name => `tests/contract/${name}.test.ts`,
);
