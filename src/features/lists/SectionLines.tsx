import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LineFacts, SectionFacts } from '#data/lists/line-facts.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import type { Load } from '#data/lists/transfer.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineItem } from './LineItem.tsx';
import * as css from './Lists.css.ts';
import { lineName } from './list-text.ts';
import { SectionDialog } from './SectionDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { useQuotation } from './use-quotation.ts';

interface Props {
  list: ShownList;
  part: SectionFacts;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** A section with its lines; those without one stand first. */
export function SectionLines({ list, part, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { section, lines, sum } = part;
  const [edited, setEdited] = useState<LineFacts | null>(null);
  const [isRenamed, setRenamed] = useState(false);
  const [transfer, setTransfer] = useState<{ load: Load; name: string } | null>(null);
  const quotation = useQuotation();
  const ids = lines.map(({ line }) => line.id);
  const isAll = ids.length > 0 && ids.every(id => chosen.has(id));
  const name = section?.name ?? t`Without a section`;
  const hasHead = section !== null || list.sections.length > 0;
  return (
    <Card as="li" padding="none" className={css.section}>
      {hasHead ? (
        <div className={css.sectionHead}>
          <Checkbox
            dense
            checked={isAll}
            disabled={ids.length === 0}
            aria-label={t`All of ${name}`}
            onChange={event => onChoose(ids, event.target.checked)}
          >
            <Heading level={2} size="group" className={css.sectionName}>
              {name}
            </Heading>
          </Checkbox>
          <span className={css.row}>
            <span className={css.sum}>{formatRupiah(sum)}</span>
            {section === null ? null : (
              <>
                {ids.length === 0 ? null : (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t`Quotation of ${name}`}
                    loading={quotation.isBusy}
                    onClick={() => quotation.press(sourceOf(list, part, name))}
                  >
                    <Trans>Quotation</Trans>
                  </Button>
                )}
                <Button size="sm" variant="quiet" aria-label={t`Edit section ${name}`} onClick={() => setRenamed(true)}>
                  <Trans>Edit</Trans>
                </Button>
              </>
            )}
          </span>
        </div>
      ) : null}
      <ul aria-label={name}>
        {lines.map(facts => (
          <LineItem
            key={facts.line.id}
            list={list}
            facts={facts}
            isChosen={chosen.has(facts.line.id)}
            onChoose={isChosen => onChoose([facts.line.id], isChosen)}
            onEdit={() => setEdited(facts)}
          />
        ))}
      </ul>
      {edited === null ? null : (
        <LineDialog
          list={list}
          facts={edited}
          onClose={() => setEdited(null)}
          onTransfer={line => {
            setTransfer({ load: { lines: [line], section: null }, name: lineName(edited) });
            setEdited(null);
          }}
        />
      )}
      {isRenamed && section !== null ? (
        <SectionDialog
          list={list}
          part={part}
          section={section}
          onClose={() => setRenamed(false)}
          onTransfer={() => {
            setTransfer({ load: { lines: lines.map(({ line }) => line), section }, name });
            setRenamed(false);
          }}
        />
      ) : null}
      {transfer === null ? null : <TransferDialog list={list} {...transfer} onClose={() => setTransfer(null)} />}
    </Card>
  );
}

/** A section as a quotation of its own. */
function sourceOf(list: ShownList, { section, lines }: SectionFacts, about: string) {
  const own = lines.map(({ line }) => line);
  return { ...list, sections: section === null ? [] : [section], lines: own, listId: list.id, about };
}
