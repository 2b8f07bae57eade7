import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { fieldCodes } from '../../data/decision.ts';
import { fieldMessage, problemMessage } from '../../words/problem-words.ts';
import type { Draft, Drafts } from './drafts.ts';
import * as css from './inline.css.ts';

interface FigureFormProps {
  draft: Draft;
  drafts: Drafts;
  /** Names the form by its row. */
  title: string;
  label: string;
  /** The field of the request, as the server names it in a refusal. */
  field: string;
  error: Error | null;
  isPending: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** More that the change needs. */
  children?: ReactNode;
}

/** A figure's field: Enter saves it, Escape leaves it as it was. */
export function FigureForm({ draft, drafts, title, label, field, error, isPending, onSave, onCancel, children }: FigureFormProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A draft that comes back with its page must not take the focus from what the merchant does now.
    if (document.activeElement !== document.body) return;
    input.current?.focus();
    input.current?.select();
  }, []);
  const code = fieldCodes(error)[field];
  const refusal = error === null ? undefined : i18n._(code === undefined ? problemMessage(error) : fieldMessage(code));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSave();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isPending) onCancel();
  };
  return (
    <form onSubmit={save} onKeyDown={leave} noValidate className={css.form} aria-label={title}>
      <TextField
        ref={input}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        data-figure={draft.what}
        value={draft.text}
        onChange={event => drafts.put({ ...draft, text: event.target.value })}
        error={refusal}
      />
      <div className={css.more}>{children}</div>
      <div className={css.buttons}>
        <Button type="submit" size="sm" loading={isPending}>
          {t`OK`}
        </Button>
        <Button variant="quiet" size="sm" aria-disabled={isPending} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
