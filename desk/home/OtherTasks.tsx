import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMay } from '../data/me.ts';
import { Page } from '../ui/Page.tsx';
import * as css from './home.css.ts';
import { otherTasks } from './work.ts';

/** Leads a role without orders to what it does. */
export function OtherTasks() {
  const { t, i18n } = useLingui();
  const may = useMay();
  return (
    <Page title={t`Your work`}>
      <ul className={css.cards}>
        {otherTasks
          .filter(({ right }) => may(right))
          .map(({ to, icon: Icon, label, note }) => (
            <li key={to}>
              <Link to={to} className={css.card({ look: 'waiting' })}>
                <span className={css.icon({ look: 'waiting' })}>
                  <Icon size={22} aria-hidden="true" />
                </span>
                <span className={css.name}>
                  <span>{i18n._(label)}</span>
                  <span className={css.note}>{i18n._(note)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}
