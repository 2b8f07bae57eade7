import type { ReactNode } from 'react';
import { Picture } from '../primitives/Picture.tsx';
import { Price } from '../primitives/Price.tsx';
import * as css from './LineList.css.ts';

export interface LineListItem {
  key: string;
  /** Address of a square picture. */
  pictureUrl: string;
  /** May be a link. */
  name: ReactNode;
  /** Below the name: variant, quantity. */
  detail: ReactNode;
  /** Formatted; left out where money is not what it is about. */
  amount?: string;
  /** The amount before a discount, and what to say before it. */
  original?: { amount: string; label: string } | undefined;
}

/** Lines of an order to read, not to change. */
export function LineList({ items }: { items: readonly LineListItem[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ key, pictureUrl, name, detail, amount, original }) => (
        <li key={key} className={css.line}>
          <Picture src={pictureUrl} alt="" width={56} height={56} rounded className={css.picture} />
          <div className={css.body}>
            <div className={css.words}>
              <p className={css.name}>{name}</p>
              <p className={css.detail}>{detail}</p>
            </div>
            {amount === undefined ? null : (
              <Price
                size="sm"
                amount={amount}
                className={css.amount}
                {...(original === undefined ? {} : { original: original.amount, originalLabel: original.label })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
