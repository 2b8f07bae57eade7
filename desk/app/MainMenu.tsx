import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Words } from '#ui/primitives/Words.tsx';
import { useMay } from '../data/me.ts';
import * as css from './Frame.css.ts';
import { menuGroups } from './screen.ts';
import { screens } from './screens.ts';

const names: Readonly<Record<(typeof menuGroups)[number], MessageDescriptor>> = {
  orders: msg`Orders and money`,
  goods: msg`Goods`,
  words: msg`Words`,
  shop: msg`Shop`,
};

/** Leads to every screen that the signed-in role may see. */
export function MainMenu() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const seen = screens.filter(({ menu, right }) => menu !== undefined && (right === null || may(right)));
  return (
    <nav aria-label={t`Desk`}>
      {menuGroups.map(group => {
        const entries = seen.filter(({ menu }) => menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} className={css.group}>
            <h2 className={css.groupName}>{i18n._(names[group])}</h2>
            <ul>
              {entries.map(({ path, menu }) => {
                if (menu === undefined) return null;
                const Icon = menu.icon;
                return (
                  <li key={path}>
                    <Link to={path} className={css.entry} activeOptions={{ exact: path === '/', includeSearch: false }}>
                      <Icon size={20} />
                      <Words>{i18n._(menu.label)}</Words>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
