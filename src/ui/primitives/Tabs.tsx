import type { ReactNode } from 'react';
import type { RenderLink } from './link.ts';
import { tab, tabs } from './Tabs.css.ts';

export interface TabItem {
  key: string;
  label: ReactNode;
  isCurrent: boolean;
  renderLink: RenderLink;
}

/** Links between views that each have an address; a navigation, not an ARIA tab list. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className={tabs}>
        {items.map(item => (
          <li key={item.key}>
            {item.renderLink({ className: tab, children: item.label, ...(item.isCurrent ? { 'aria-current': 'page' as const } : null) })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
