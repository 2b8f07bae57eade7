import type { ReactNode } from 'react';
import { crumb, here, link, list } from './Breadcrumbs.css.ts';
import type { RenderLink } from './link.ts';

export interface Crumb {
  key: string;
  label: ReactNode;
  /** Left out for the page itself, the last one. */
  renderLink?: RenderLink | undefined;
}

export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(item => (
          <li key={item.key} className={crumb}>
            {item.renderLink ? (
              item.renderLink({ className: link, children: item.label })
            ) : (
              <span className={here} aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
