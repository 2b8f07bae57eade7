import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classNames } from '#ui/primitives/class-names.ts';
import * as popovers from './popovers.css.ts';
import { profileMenu } from './profile-menu.ts';

/** The customer's own places by group: beside their pages, within the account's page, and below the top bar. */
export function AccountMenu({ group, entry = popovers.entry }: { group?: string; entry?: string }) {
  const { i18n } = useLingui();
  return profileMenu.map(({ label, items }) => (
    <div key={items[0]?.to} className={classNames(popovers.group, group)}>
      <p className={popovers.groupLabel}>{i18n._(label)}</p>
      {items.map(({ to, label: name }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={entry}>
          {i18n._(name)}
        </Link>
      ))}
    </div>
  ));
}
