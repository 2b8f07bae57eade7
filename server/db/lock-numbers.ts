/**
 * Numbers of the advisory locks, each for one purpose: two that share one wait for each other, and in a circle with row locks deadlock.
 * `migration` and `uniqueCode` have the numbers of earlier versions, which may still run beside this one during an update.
 */
export const lockNumbers = {
  /** Migrations of a PostgreSQL that several processes start on. */
  migration: 7_203_114,
  /** Whatever writes the catalogue. */
  import: 7_203_117,
  /** Filling an empty database. */
  seed: 7_203_116,
  /** Drawing the three digits by which a bank transfer names its order. */
  uniqueCode: 7_203_115,
  /** Whatever writes depots, zones and rates. */
  freight: 7_203_118,
  /** Held by every process of a shop that is open, shared; a restore takes it for itself, so that it never replaces a shop that runs. */
  open: 7_203_119,
} as const;

/** The second argument of `hashtextextended`, for locks of one subject each: by it the same text gives another number for another purpose. */
export const lockSeeds = {
  /** A push service's endpoint. */
  pushEndpoint: 7_203,
  /** The devices of a customer, or of a member of staff, that take pushes; their ids are never the same. */
  pushDevices: 7_204,
} as const;
