import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PageSlug } from '#contract/content.ts';
import { contentQueries } from '#data/content/queries.ts';
import { formatDay } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { classNames } from '#ui/primitives/class-names.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { anchor } from './Blocks.css.ts';
import { Blocks } from './Blocks.tsx';
import { HelpContact } from './HelpContact.tsx';
import * as css from './PageScreen.css.ts';
import { FoldedContents, SideContents } from './TableOfContents.tsx';

/** From this many sections on, a page has a table of contents. */
const LONG = 6;

/** A page of the shop about itself: one section after the other. */
export function PageScreen({ slug }: { slug: PageSlug }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: page } = useSuspenseQuery(contentQueries.page(language, slug));
  const isLong = page.sections.length >= LONG;
  const date = formatDay(page.updated_at, language);
  const main = (
    <div className={css.main}>
      <Breadcrumbs
        label={t`Where you are`}
        items={[
          { key: 'home', label: t`Home`, renderLink: props => <Link to="/" {...props} /> },
          { key: slug, label: page.title },
        ]}
      />
      <header className={css.head}>
        <Heading level={1} size="display">
          {page.title}
        </Heading>
        <p className={css.lead}>{page.summary}</p>
        <p className={css.updated}>
          {page.sections.length === 0 ? (
            <Trans>There is no text here yet</Trans>
          ) : (
            <Trans>
              Updated on <time dateTime={page.updated_at}>{date}</time>
            </Trans>
          )}
        </p>
      </header>
      {isLong ? <FoldedContents sections={page.sections} /> : null}
      <div className={css.sections}>
        {page.sections.map(section => (
          <section key={section.id} aria-labelledby={section.id} className={css.section}>
            <Heading level={2} id={section.id} className={anchor}>
              {section.heading}
            </Heading>
            <Blocks blocks={section.body} />
          </section>
        ))}
      </div>
      <HelpContact />
    </div>
  );
  return (
    <Container narrow={!isLong} className={classNames(css.page, isLong && css.columns)}>
      {main}
      {isLong ? <SideContents sections={page.sections} /> : null}
    </Container>
  );
}
