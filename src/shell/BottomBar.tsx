import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { House, LayoutGrid, ReceiptText, Search, UserRound } from '#ui/icons.ts';
import * as css from './BottomBar.css.ts';
import { searchStart } from './search-start.ts';

/** The five places a thumb goes to, on phones. */
export function BottomBar() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Quick access`} className={css.bar}>
      <Link to="/" activeOptions={{ exact: true }} className={css.entry}>
        <House size={22} />
        <span className={css.label}>
          <Trans>Home</Trans>
        </span>
      </Link>
      <Link to="/categories" className={css.entry}>
        <LayoutGrid size={22} />
        <span className={css.label}>
          <Trans>Categories</Trans>
        </span>
      </Link>
      <Link to="/products" className={css.entry} onClick={searchStart.instead}>
        <Search size={22} />
        <span className={css.label}>
          <Trans>Search</Trans>
        </span>
      </Link>
      <Link to="/transactions" className={css.entry}>
        <ReceiptText size={22} />
        <span className={css.label}>
          <Trans>Orders</Trans>
        </span>
      </Link>
      <Link to="/account" className={css.entry}>
        <UserRound size={22} />
        <span className={css.label}>
          <Trans>Account</Trans>
        </span>
      </Link>
    </nav>
  );
}
