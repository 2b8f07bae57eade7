import type { ReactNode } from 'react';
import { pageCount } from '#lib/pagination.ts';
import type { LinkProps } from '../primitives/link.ts';
import { Pagination, type PaginationProps } from '../primitives/Pagination.tsx';
import { Select } from '../primitives/Select.tsx';
import * as css from './PageBar.css.ts';

/** Everything that it says. */
interface PageWords extends Pick<PaginationProps, 'label' | 'firstLabel' | 'previousLabel' | 'nextLabel' | 'pageLabel'> {
  readonly perPage: string;
  /** Such as '26–50 of 358'. */
  readonly range: (from: number, to: number, total: number) => string;
}

export interface PageBarProps<Size extends number> {
  /** From 1; beyond the end counts as the last one. */
  page: number;
  total: number;
  limit: Size;
  sizes: readonly Size[];
  words: PageWords;
  onSize: (size: Size) => void;
  renderLink: (page: number, props: LinkProps) => ReactNode;
}

/** Which part of a list this is, the way to the others, and how much one page holds. */
export function PageBar<Size extends number>({ page, total, limit, sizes, words, onSize, renderLink }: PageBarProps<Size>) {
  const { perPage, range, ...labels } = words;
  const count = pageCount(total, limit);
  const current = Math.min(Math.max(page, 1), count);
  const select = (
    <Select
      label={perPage}
      className={css.size}
      value={limit}
      onChange={event => {
        const size = sizes.find(each => String(each) === event.target.value);
        if (size !== undefined) onSize(size);
      }}
    >
      {sizes.map(size => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  );
  return (
    <div className={css.bar}>
      <p className={css.range}>{range((current - 1) * limit + 1, Math.min(current * limit, total), total)}</p>
      <Pagination {...labels} page={current} pageCount={count} renderLink={renderLink} pageSize={select} />
    </div>
  );
}
