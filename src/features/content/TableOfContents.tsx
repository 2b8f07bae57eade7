import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PageSection } from '#contract/content.ts';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import * as css from './TableOfContents.css.ts';

type Entries = { sections: readonly Pick<PageSection, 'id' | 'heading'>[] };

/** The ways to the parts of a long page; folded, for phones. */
export function FoldedContents({ sections }: Entries) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={css.folded}>
      <Disclosure summary={<Trans>On this page</Trans>} className={css.unframed}>
        <EntryList sections={sections} />
      </Disclosure>
    </nav>
  );
}

/** The same beside the text, for wide screens. */
export function SideContents({ sections }: Entries) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={css.beside}>
      <p className={css.title} aria-hidden="true">
        <Trans>On this page</Trans>
      </p>
      <EntryList sections={sections} />
    </nav>
  );
}

function EntryList({ sections }: Entries) {
  return (
    <ul className={css.list}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to="." hash={id} activeOptions={{ includeHash: true }} className={css.entry}>
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  );
}
