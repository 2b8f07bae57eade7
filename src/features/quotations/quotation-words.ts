import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuotationExtra, QuotationKind } from '#contract/quotations.ts';
import type { QuotationProblems } from '#data/quotations/problems.ts';
import type { ShownState } from '#data/quotations/validity.ts';

export const kindWords: Readonly<Record<QuotationKind, MessageDescriptor>> = {
  PNW: msg`Quotation`,
  PF: msg`Proforma invoice`,
  SP: msg`Purchase order`,
  DRPB2: msg`List of materials to buy (DRPB2)`,
};

export const stateWords: Readonly<Record<ShownState, MessageDescriptor>> = {
  draft: msg`Draft`,
  sent: msg`Sent`,
  agreed: msg`Agreed`,
  ordered: msg`Ordered`,
  expired: msg`Expired`,
};

export const stateTones = { draft: 'neutral', sent: 'info', agreed: 'ok', ordered: 'brand', expired: 'warn' } as const;

export const extraWords: Readonly<Record<QuotationExtra['kind'], MessageDescriptor>> = {
  labour: msg`Labour`,
  transport: msg`Transport`,
  other: msg`Something else`,
};

/** How an extra line is called on a paper until the customer says more; papers are Indonesian. */
export const extraTexts: Readonly<Record<QuotationExtra['kind'], string>> = {
  labour: 'Upah tukang',
  transport: 'Ongkos angkut',
  other: '',
};

export const clientWords: Readonly<Record<NonNullable<QuotationProblems['client']>, MessageDescriptor>> = {
  required: msg`This field is required`,
  too_short: msg`A name has at least two letters`,
};

export const numberWords: Readonly<Record<NonNullable<QuotationProblems['number']>, MessageDescriptor>> = {
  required: msg`This field is required`,
  taken: msg`Another paper has this number already`,
};
