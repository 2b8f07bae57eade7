import { useLingui } from '@lingui/react/macro';
import { type AuditEntry, auditEndpoint } from '#contract/staff.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { roleWords } from '../words/role-words.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { actOf } from './act-words.ts';
import * as css from './staff.css.ts';

/** Who changed what, and when: also what was tried without the right to it. */
export function AuditScreen() {
  const { t } = useLingui();
  const { page, filter } = useListSearch();
  const [person, path] = [filter('person'), filter('path')];
  const reading = useReading(auditEndpoint, { query: { ...pageQueryOf(page), person, path } });
  const columns = useAuditColumns();
  return (
    <Page title={t`What was changed`} note={t`Everything that the shop’s own people did at the desk, the latest first.`}>
      <AuditFilters person={person} path={path} />
      <Answer reading={reading}>
        {({ entries, total }) =>
          entries.length === 0 ? (
            <EmptyState>
              {person === '' && path === '' ? t`Nothing was changed yet.` : t`Nothing fits. Choose another person or another area.`}
            </EmptyState>
          ) : (
            <>
              <DataTable label={t`What was changed`} columns={columns} rows={entries} rowId={({ id }) => String(id)} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}

function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return [
    { id: 'what', header: t`What`, isMain: true, cell: entry => <Act entry={entry} /> },
    { id: 'at', header: t`When`, cell: ({ at }) => formatMoment(at, language) },
    { id: 'person', header: t`Person`, cell: ({ person }) => person },
    { id: 'role', header: t`Role`, cell: ({ role }) => (role === null ? t`Admin key` : i18n._(roleWords[role])) },
    {
      id: 'detail',
      header: t`Details`,
      cell: ({ method, path, detail }) => (
        <Disclosure summary={t`Show`} className={css.detail}>
          <p className={css.code}>{`${method} ${path}`}</p>
          {detail === '' ? null : <pre className={css.code}>{readable(detail)}</pre>}
        </Disclosure>
      ),
    },
  ];
}

function Act({ entry: { method, path, status } }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const { word, subject } = actOf(method, path);
  return (
    <div className={css.act}>
      <span>{typeof word === 'string' ? word : i18n._(word)}</span>
      {subject === '' ? null : <span className={css.subject}>{subject}</span>}
      {status < 400 ? null : <Tag tone="bad">{t`Refused: no right to it`}</Tag>}
    </div>
  );
}

/** JSON on lines of its own; as it is where the server had to shorten it. */
function readable(detail: string): string {
  try {
    return JSON.stringify(JSON.parse(detail), null, 2);
  } catch {
    return detail;
  }
}
