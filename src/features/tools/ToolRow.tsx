import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chipClass } from '#ui/primitives/Chip.css.ts';
import * as css from './ToolRow.css.ts';

/** The ways to what helps a builder beside the shelves: lists, goods that were bought before, projects. */
export function ToolRow() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Shortcuts`} className={css.row}>
      <Link to="/lists" className={chipClass()}>
        {t`Lists`}
      </Link>
      <Link to="/transactions/bought" className={chipClass()}>
        {t`Often bought`}
      </Link>
      <Link to="/transactions/projects" className={chipClass()}>
        {t`Projects`}
      </Link>
    </nav>
  );
}
