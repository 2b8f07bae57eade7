import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxView } from '#data/outbox/entries.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CircleAlert, FileQuestion } from '#ui/icons.ts';
import { Entry } from '#ui/patterns/EntryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import * as css from './Queue.css.ts';

/** A row that another version of the app wrote. It stays until the customer throws it away, or a newer app understands it. */
export function UnreadableEntry({ row, onDiscard }: { row: OutboxView['unreadable'][number]; onDiscard: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = row.createdAt === null ? null : new Date(row.createdAt);
  return (
    <Entry
      icon={<FileQuestion size={22} />}
      mark="bad"
      text={t`A change that this version of the app cannot read`}
      meta={
        <>
          <Tag tone="bad" icon={<CircleAlert size={14} />}>
            <Trans>Set aside</Trans>
          </Tag>
          {moment === null ? null : <time dateTime={moment.toISOString()}>{formatMoment(moment, language)}</time>}
        </>
      }
    >
      <p className={css.detail}>
        <Trans>It is kept and not sent. An update of the app may be able to read it.</Trans>
      </p>
      <div className={css.actions}>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          <Trans>Remove for good</Trans>
        </Button>
      </div>
    </Entry>
  );
}
