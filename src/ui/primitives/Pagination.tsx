import type { ReactNode } from 'react';
import { pageWindow } from '#lib/pagination.ts';
import { ChevronFirst, ChevronLeft, ChevronRight } from '../icons.ts';
import type { LinkProps } from './link.ts';
import { item, list, pagination } from './Pagination.css.ts';
import { Words } from './Words.tsx';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Names the landmark. */
  label: string;
  firstLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Such as 'Halaman 3'. */
  pageLabel: (page: number) => string;
  renderLink: (page: number, props: LinkProps) => ReactNode;
  /** A select of page sizes. */
  pageSize?: ReactNode;
}

/** First, previous, up to five page numbers, next; links, so that each page has an address. */
export function Pagination({
  page,
  pageCount,
  label,
  firstLabel,
  previousLabel,
  nextLabel,
  pageLabel,
  renderLink,
  pageSize,
}: PaginationProps) {
  const jump = (to: number, isOn: boolean, text: string, icon: ReactNode) => (
    <li>
      {isOn ? (
        renderLink(to, { className: item, 'aria-label': text, children: icon })
      ) : (
        <span className={item} data-off="">
          {icon}
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={label} className={pagination}>
      <ul className={list}>
        {jump(1, page > 1, firstLabel, <ChevronFirst size={20} />)}
        {jump(page - 1, page > 1, previousLabel, <ChevronLeft size={20} />)}
        {pageWindow(page, pageCount).map(number => (
          <li key={number}>
            {renderLink(number, {
              className: item,
              'aria-label': pageLabel(number),
              children: number,
              ...(number === page ? { 'aria-current': 'page' as const } : null),
            })}
          </li>
        ))}
        {jump(page + 1, page < pageCount, nextLabel, <ChevronRight size={20} />)}
      </ul>
      <Words>{pageSize}</Words>
    </nav>
  );
}
