/** Half units are sold, but people say and type whole ones in steps of a half: of 'half_kg' two make a 'kg'. */
export const partsOf = (sold: string): 1 | 2 => (sold.startsWith('half_') ? 2 : 1);

/** The unit that people count in: 'kg' of 'half_kg', else the sold one. */
export const countedUnit = (sold: string): string => sold.replace('half_', '');
