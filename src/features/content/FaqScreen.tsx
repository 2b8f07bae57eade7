import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { Search } from '#ui/icons.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { chipClass, chipRow } from '#ui/primitives/Chip.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { classNames } from '#ui/primitives/class-names.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { anchor } from './Blocks.css.ts';
import { FaqQuestion } from './FaqQuestion.tsx';
import * as css from './FaqScreen.css.ts';
import { byGroup, findQuestions } from './faq-filter.ts';
import { HelpContact } from './HelpContact.tsx';
import * as page from './PageScreen.css.ts';
import { useOpenedByAnchor } from './use-opened-by-anchor.ts';
import { useTypedQuery } from './use-typed-query.ts';

interface Props {
  /** Words that narrow the questions; kept in the address. */
  query: string;
  onQuery: (query: string) => void;
}

/** Questions in groups, searched in place. */
export function FaqScreen({ query, onQuery }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: faq } = useSuspenseQuery(contentQueries.page(language, 'faq'));
  const { typed, type, flush } = useTypedQuery(query, onQuery);
  useOpenedByAnchor();
  const found = findQuestions(faq.sections, typed);
  const groups = byGroup(found);
  return (
    <Container narrow className={page.page}>
      <Breadcrumbs
        label={t`Where you are`}
        items={[
          { key: 'home', label: t`Home`, renderLink: props => <Link to="/" {...props} /> },
          { key: 'faq', label: faq.title },
        ]}
      />
      <header className={page.head}>
        <Heading level={1} size="display">
          {faq.title}
        </Heading>
        <p className={page.lead}>{faq.summary}</p>
      </header>
      {/* A real form: before any script has run, Enter asks the server. */}
      <search>
        <form
          action="/faq"
          className={css.search}
          onSubmit={event => {
            event.preventDefault();
            flush();
          }}
        >
          <TextField
            name="q"
            type="search"
            maxLength={LONGEST_SEARCH}
            label={t`Search the questions`}
            value={typed}
            onChange={event => type(event.target.value)}
            leading={<Search size={20} />}
            autoComplete="off"
            enterKeyHint="search"
          />
          <p role="status" className={css.count}>
            <Plural value={found.length} one="# question" other="# questions" />
          </p>
        </form>
      </search>
      {groups.length > 1 ? (
        <nav aria-label={t`Topics`}>
          <ul className={chipRow}>
            {groups.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/faq" search hash={slug} activeOptions={{ includeHash: true }} className={classNames(chipClass(), css.chip)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState
          action={
            <Button variant="outline" onClick={() => type('')}>
              <Trans>Show all questions</Trans>
            </Button>
          }
        >
          <Trans>No question has these words</Trans>
        </EmptyState>
      ) : (
        <div className={css.groups}>
          {groups.map(({ slug, name, questions }) => (
            <section key={slug} aria-labelledby={slug} className={css.group}>
              <Heading level={2} id={slug} className={anchor}>
                {name}
              </Heading>
              <div className={css.questions}>
                {questions.map(question => (
                  <FaqQuestion key={question.id} question={question} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
      <HelpContact />
    </Container>
  );
}
