import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <Page title={t`There is no such page`}>
      <EmptyState
        action={
          <Link to="/" className={buttonClass({})}>
            {t`To the work that waits`}
          </Link>
        }
      >
        {t`The link may be incomplete.`}
      </EmptyState>
    </Page>
  );
}
