import * as v from 'valibot';

/** Codes of sold units and content units; their words live in the interface's catalogues. */
export const unitCodes = [
  'sak',
  'batang',
  'lembar',
  'dus',
  'm2',
  'm3',
  'half_m3',
  'kg',
  'half_kg',
  'roll',
  'liter',
  'galon',
  'pail',
  'kaleng',
  'pcs',
  'set',
  'm',
  'half_m',
  'unit',
] as const;

export const UnitSchema = v.picklist(unitCodes);
/** A sold unit. Fractions that the trade sells by ('half a cubic metre') are units of their own, so that quantities stay integers. */
export type Unit = v.InferOutput<typeof UnitSchema>;

/** Units in which the content of a sold unit is compared (Rp/kg, Rp/m²). */
const baseUnitCodes = ['kg', 'm2', 'm3', 'm', 'liter', 'pcs'] as const;
export const BaseUnitSchema = v.picklist(baseUnitCodes);
export type BaseUnit = v.InferOutput<typeof BaseUnitSchema>;

/** Properties that change handling, freight or returns. */
export const handlingFlags = ['long', 'fragile', 'hazardous', 'local_only', 'cut_to_size', 'tinted'] as const;
export const HandlingFlagSchema = v.picklist(handlingFlags);
export type HandlingFlag = v.InferOutput<typeof HandlingFlagSchema>;
