import { useState } from 'react';
import type { MovementInput } from '#contract/admin-stock.ts';
import { numberOf } from '../../ui/FormDialog.tsx';

/** A figure of a variant that is being changed in its row. */
export interface Draft {
  readonly sku: string;
  readonly what: 'price' | 'stock';
  /** The figure when the merchant tapped it. */
  readonly from: number;
  readonly text: string;
  /** Why the stock is another one; a correction where the merchant chose nothing. */
  readonly reason?: MovementInput['reason'];
}

export interface Drafts {
  readonly all: readonly Draft[];
  readonly find: (sku: string, what: Draft['what']) => Draft | undefined;
  /** Opens a draft, or replaces its text. */
  readonly put: (draft: Draft) => void;
  readonly close: (draft: Draft) => void;
}

/** The drafts of a table. They belong to the screen: what was typed stays while other pages, filters or an order of rows are looked at. */
export function useDrafts(): Drafts {
  const [all, setAll] = useState<readonly Draft[]>([]);
  const isSame = (left: Draft, right: Draft) => left.sku === right.sku && left.what === right.what;
  return {
    all,
    find: (sku, what) => all.find(each => each.sku === sku && each.what === what),
    put: draft =>
      setAll(now => (now.some(each => isSame(each, draft)) ? now.map(each => (isSame(each, draft) ? draft : each)) : [...now, draft])),
    close: draft => setAll(now => now.filter(each => !isSame(each, draft))),
  };
}

/** The number that was typed, as in a form: undefined where nothing was, NaN where it is no number. */
export function figureOf(text: string): number | undefined {
  const fields = new FormData();
  fields.set('figure', text);
  return numberOf(fields, 'figure');
}

/** Whether the merchant has typed another figure than there was. */
export const isChanged = ({ text, from }: Draft): boolean => figureOf(text) !== from;
