import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { orderTextAccept } from '#contract/files.ts';
import { addToDraft, changeDraft, type OrderDraft } from '#data/quick-order/draft.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import * as css from '../Lists.css.ts';
import { readFile } from './read-file.ts';
import { sampleFile } from './sample-file.ts';

/** Where an order is pasted, typed or dictated, or read from a file. Each key is kept on the phone. */
export function OrderTextForm({ draft: { text } }: { draft: OrderDraft }) {
  const { t, i18n } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  function check(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') changeDraft({ isReviewed: true });
  }
  async function take(file: File | undefined) {
    const read = file === undefined ? null : await readFile(file).catch(() => null);
    setUnreadable(read === null);
    if (read !== null) addToDraft(read.text, read.isTable);
  }
  return (
    <form className={css.stack} onSubmit={check} noValidate>
      <p className={css.muted}>
        <Trans>Paste a message or a table, or type what you need, a line each. You check every line before anything is ordered.</Trans>
      </p>
      <TextArea
        label={t`Your order`}
        hint={t`For example: semen 40 kg 20 sak`}
        rows={10}
        value={text}
        onChange={event => changeDraft({ text: event.target.value, isTable: false, isReviewed: false })}
        error={isMissing ? t`This field is required` : null}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={css.row}>
        <Button type="submit">
          <Trans>Check the lines</Trans>
        </Button>
        <FileButton accept={orderTextAccept} onFiles={([file]) => void take(file)}>
          <Trans>Choose a file</Trans>
        </FileButton>
        <Button variant="quiet" onClick={() => saveFile(sampleFile(i18n), `${t`sample-order`}.csv`)}>
          <Trans>Download a sample file</Trans>
        </Button>
      </div>
      {isUnreadable ? (
        <Notice tone="bad" role="alert">
          <Trans>This file can't be read. Save the table as CSV or text, at most 1 MB, or copy its cells and paste them here.</Trans>
        </Notice>
      ) : null}
    </form>
  );
}
