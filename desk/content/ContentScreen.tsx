import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { adminContentsEndpoint } from '#contract/admin-content.ts';
import { formatDay } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Page } from '../ui/Page.tsx';

/** The shop's own pages, then the articles of its blog. */
export function ContentScreen() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(adminContentsEndpoint);
  return (
    <Page title={t`Pages and articles`}>
      <Answer reading={reading}>
        {({ contents }) =>
          contents.length === 0 ? (
            <EmptyState>{t`The shop has no pages and articles yet.`}</EmptyState>
          ) : (
            <DataTable
              label={t`Pages and articles`}
              rows={contents}
              rowId={({ slug }) => slug}
              columns={[
                {
                  id: 'title',
                  header: t`Title`,
                  isMain: true,
                  cell: ({ slug, title }) => (
                    <Link to="/content/$slug" params={{ slug } as never}>
                      {title || slug}
                    </Link>
                  ),
                },
                { id: 'kind', header: t`Kind`, cell: ({ kind }) => (kind === 'page' ? t`Page` : t`Article`) },
                { id: 'date', header: t`Date`, cell: ({ changed_at }) => formatDay(changed_at, language) },
              ]}
            />
          )
        }
      </Answer>
    </Page>
  );
}
