import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import { adminVariantsEndpoint } from '#contract/admin-editing.ts';
import { figuresEndpoint, ORDERS_CSV_PATH } from '#contract/admin-figures.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDays } from '#lib/day-words.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { fieldCodes } from '../data/decision.ts';
import { useMay } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { OrdersFile } from './OrdersFile.tsx';
import { OrdersNow } from './OrdersNow.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { periodOf } from './period.ts';
import { Sales } from './Sales.tsx';

/** What was ordered, sold, cancelled and paid back in a time that the merchant chooses, and where all orders stand now. */
export function FiguresScreen() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const { filter } = useListSearch();
  const period = periodOf(filter, new Date());
  const reading = useReading(figuresEndpoint, { query: { start_date: period.from, end_date: period.to } });
  const codes = fieldCodes(reading.error);
  const errorOf = (field: string) => (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const isRefused = Object.keys(codes).length > 0;
  return (
    <Page
      title={t`Figures`}
      note={isRefused ? undefined : formatDays(period, language)}
      actions={
        <>
          {may(adminOrdersEndpoint) ? (
            <Link to="/orders" search={{ queue: 'to_validate' } as never} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {t`Unanswered orders`}
            </Link>
          ) : null}
          {may(adminVariantsEndpoint) ? (
            <Link to="/products" search={{ state: 'low' } as never} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {t`Low stock`}
            </Link>
          ) : null}
        </>
      }
    >
      <PeriodChoice period={period} error={errorOf} />
      {isRefused ? null : (
        <Answer reading={reading}>
          {figures => (
            <>
              <KeyFigures figures={figures} />
              <Sales figures={figures} />
              <OrdersNow now={figures.now} />
              {may({ path: ORDERS_CSV_PATH }) ? <OrdersFile from={figures.from} to={figures.to} /> : null}
            </>
          )}
        </Answer>
      )}
    </Page>
  );
}
