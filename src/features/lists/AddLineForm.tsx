import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { newWords, positionAfter } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { uuidv7 } from '#lib/ids.ts';
import { visibleText } from '#lib/visible-text.ts';
import { Plus } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';

/** Adds a line of the customer's own words, or a section; goods come from their pages. */
export function AddLineForm({ list }: { list: ShownList }) {
  const { t } = useLingui();
  const { edit } = useListEdits();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, press } = useOnePress(add);
  async function add(what: 'line' | 'section') {
    const words = text.trim();
    setMissing(words === '');
    if (words === '') return;
    // What the customer types meanwhile is the next one.
    setText('');
    const last = list.sections.at(-1)?.id ?? null;
    const isSaved = await edit(
      list,
      what === 'section'
        ? {
            sections: [{ id: uuidv7(), name: visibleText(words.slice(0, listLimits.sectionName)), position: positionAfter(list.sections) }],
          }
        : { lines: [newWords(words, { quantity: 1, section_id: last, position: positionAfter(list.lines) })] },
    );
    if (!isSaved) setText(next => [words, next].filter(Boolean).join(' '));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press('line');
  };
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <TextField
        label={t`New line or section`}
        hint={t`Your own words; goods are added on their pages`}
        value={text}
        maxLength={listLimits.text}
        onChange={event => setText(event.target.value)}
        error={isMissing ? t`This field is required` : null}
        autoComplete="off"
      />
      <div className={css.row}>
        <Button type="submit" size="sm" loading={isBusy} leading={<Plus size={18} />}>
          <Trans>Add line</Trans>
        </Button>
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => press('section')}>
          <Trans>Add section</Trans>
        </Button>
        <Link to="/products" className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          <Trans>Browse products</Trans>
        </Link>
      </div>
    </form>
  );
}
