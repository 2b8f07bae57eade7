/** 1 province, 2 regency or city, 3 district, 4 village. */
type RegionLevel = 1 | 2 | 3 | 4;

/** The official kind of a region; Papua calls its districts and villages otherwise. */
export type RegionKind = 'provinsi' | 'kabupaten' | 'kota' | 'kecamatan' | 'distrik' | 'kelurahan' | 'desa' | 'kampung';

/** One region of the service area, of any level. */
export interface SeedRegion {
  /** Official Kemendagri code, such as '81', '81.71', '81.71.01', '81.71.01.2001'. */
  readonly code: string;
  /** Code of the region one level up; null for a province. */
  readonly parent: string | null;
  readonly level: RegionLevel;
  /** In proper case: 'Maluku', 'Kota Ambon', 'Kab. Maluku Tengah', 'Sirimau'. */
  readonly name: string;
  readonly kind: RegionKind;
  /** Five digits. A village's own; a district's where its villages mostly agree; null above, and where none is published. */
  readonly postal_code: string | null;
}

/**
 * A province as committed: one line a region down to districts, whose villages share the line.
 * A district reads `name|postal code|village|village…`, a village `2001 Name` or, where its postal code differs, `2001 Name=97124`
 * ('=' and nothing after it: no postal code is published).
 */
export interface ProvincePack {
  readonly code: string;
  readonly name: string;
  /** By code, such as '81.71'. */
  readonly regencies: Readonly<Record<string, string>>;
  /** By code, such as '81.71.01'. */
  readonly districts: Readonly<Record<string, string>>;
}
