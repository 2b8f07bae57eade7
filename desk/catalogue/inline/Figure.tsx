import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Check } from '#ui/icons.ts';
import type { Draft, Drafts } from './drafts.ts';
import * as css from './inline.css.ts';

/** Milliseconds that a row says that it is saved. */
const STAYS = 8_000;

interface FigureProps {
  drafts: Drafts;
  /** What is opened when the figure is tapped. */
  fresh: Draft;
  /** The figure as it stands in the row. */
  shown: string;
  /** Names the button: the figure, and that a tap changes it. */
  label: string;
  editor: (draft: Draft, close: (isSaved: boolean) => void) => ReactNode;
}

/** A figure in a row that a tap turns into a field. It stays one until the merchant saves or cancels it, wherever else they tap. */
export function Figure({ drafts, fresh, shown, label, editor }: FigureProps) {
  const { t } = useLingui();
  const cell = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const [isSaved, setIsSaved] = useState(false);
  const draft = drafts.find(fresh.sku, fresh.what);
  const isOpen = draft !== undefined;
  useEffect(() => {
    // Only from the closed field: a merchant who tapped elsewhere meanwhile stays there.
    if (!isOpen && isReturning.current) button.current?.focus();
    isReturning.current = false;
  }, [isOpen]);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setIsSaved(false), STAYS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const close = (hasSaved: boolean) => {
    isReturning.current = cell.current?.contains(document.activeElement) ?? false;
    setIsSaved(hasSaved);
    drafts.close(fresh);
  };
  const content =
    draft === undefined ? (
      <button
        ref={button}
        type="button"
        className={css.value}
        aria-label={label}
        data-figure={fresh.what}
        onClick={() => drafts.put(fresh)}
      >
        {shown}
      </button>
    ) : (
      editor(draft, close)
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button or the field within
    <div ref={cell} className={css.figure} onKeyDown={walk}>
      {content}
      <span role="status" className={css.saved}>
        {isSaved && !isOpen ? (
          <>
            <Check size={16} />
            <span>{t`Saved`}</span>
          </>
        ) : null}
      </span>
    </div>
  );
}

/** Up and down lead to the same figure of the other rows. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const what = event.target instanceof HTMLElement ? event.target.dataset.figure : undefined;
  if (step === undefined || what === undefined) return;
  const figures = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>(`[data-figure="${what}"]`) ?? [])];
  const next = figures[figures.indexOf(event.target as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
