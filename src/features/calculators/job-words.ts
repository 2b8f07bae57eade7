import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Edition, type JobId, jobIds } from '#lib/calculators/job.ts';

/** A job's name, and the materials that it comes to. */
export const jobWords: Readonly<Record<JobId, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>> = {
  bricks: { name: msg`Brick wall`, about: msg`Red bricks, cement and sand` },
  aerated: { name: msg`Wall of aerated blocks`, about: msg`Blocks and thin-bed adhesive` },
  batako: { name: msg`Wall of concrete blocks`, about: msg`Blocks; mortar as the mason says` },
  plaster: { name: msg`Render`, about: msg`Cement and sand, or ready mortar` },
  skim: { name: msg`Skim coat`, about: msg`Cement, or ready skim` },
  concrete: { name: msg`Concrete`, about: msg`Cement, sand and gravel by grade` },
  frame: { name: msg`Steel of a concrete frame`, about: msg`Ground beams, columns and ring beams` },
  wiremesh: { name: msg`Wire mesh`, about: msg`Sheets with their laps` },
  tiles: { name: msg`Tiles`, about: msg`Boxes, adhesive and grout` },
  paint: { name: msg`Paint`, about: msg`Primer and paint in the cheapest packs` },
  waterproofing: { name: msg`Waterproofing`, about: msg`Coating or membrane` },
  roof: { name: msg`Roof`, about: msg`Light steel, covering and ridge` },
  ceiling: { name: msg`Gypsum ceiling`, about: msg`Boards, frame, screws and compound` },
  footing: { name: msg`Stone footing`, about: msg`River stone, cement and sand` },
  fill: { name: msg`Fill sand`, about: msg`Sand for a compacted layer` },
  pipe: { name: msg`PVC pipe`, about: msg`Pipes and sockets` },
};

/** The name of the job that an address names; undefined: there is none such. */
export function jobName(id: string): MessageDescriptor | undefined {
  const job = jobIds.find(each => each === id);
  return job && jobWords[job].name;
}

/** Where the coefficients are from. */
export const editionWords: Readonly<Record<Edition, MessageDescriptor>> = {
  ahsp_2025: msg`AHSP Cipta Karya 2025 (SE Bina Konstruksi 30/2025)`,
  sni_7394: msg`SNI 7394:2008`,
  geometry: msg`Geometry`,
  trade: msg`Usage of the trade`,
};

/** Several of them: 'AHSP …; Usage of the trade'. */
export const editionsWords = (i18n: I18n, editions: readonly Edition[]): string =>
  editions.map(edition => i18n._(editionWords[edition])).join('; ');

/** The same, short, beside a number. */
export const shortEditionWords: Readonly<Record<Edition, MessageDescriptor>> = {
  ahsp_2025: msg`AHSP`,
  sni_7394: msg`SNI`,
  geometry: msg`Geometry`,
  trade: msg`Trade`,
};
