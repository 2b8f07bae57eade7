import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '#contract/catalogue.ts';
import { pastedText } from '#data/catalogue/pasted-text.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { Search } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { usePart } from '#ui/primitives/use-part.ts';
import * as css from './SearchBox.css.ts';
import * as listCss from './SearchSuggestions.css.ts';
import { searchStart } from './search-start.ts';

const loadStart = async () => (await import('./SearchStart.tsx')).SearchStart;

/**
 * Searches on Enter or a press on the icon; suggests while one types, and before that offers what was searched for and what there is. A combobox after the ARIA authoring practices.
 * The field keeps its own text and the form its own address: what is typed or sent before the app has woken up is not lost.
 */
export function SearchBox() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const current = useRouterState({ select: state => String((state.location.search as { search?: unknown }).search ?? '') });
  const [text, setText] = useState(current);
  const [isOpen, setOpen] = useState(false);
  const [isStart, setStart] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isEscaped = useRef(false);
  const asked = useDeferredValue(withoutInvisible(text).trim().slice(0, LONGEST_SEARCH));
  const { data: suggestions = [] } = useQuery({ ...catalogueQueries.suggestions(language, asked), enabled: isOpen && asked.length >= 2 });
  const shown = isOpen && asked.length >= 2 ? suggestions : [];
  const start = usePart(loadStart, isStart);
  const Start = isStart ? start.part : undefined;
  const openStart = () => {
    if (start.error) start.retry();
    setOpen(false);
    setStart(true);
  };
  useEffect(() => {
    searchStart.open = () => {
      field.current?.select();
      field.current?.focus();
      openStart();
    };
  });
  const shownSearch = useRef(current);
  useEffect(() => {
    if (field.current === null) return;
    if (shownSearch.current !== current) field.current.value = current;
    shownSearch.current = current;
    setText(field.current.value);
  }, [current]);

  const words: Record<Suggestion['type'], string> = { product: t`Product`, category: t`Category`, brand: t`Brand` };
  const close = () => {
    setOpen(false);
    setStart(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    void navigate(targetOf(suggestion));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = shown[active];
    if (chosen !== undefined) return choose(chosen);
    // The panel goes with the page, which takes its entry of the history.
    if (Start === undefined) close();
    // Text that was typed before hydration stands in the field already.
    const search = withoutInvisible(field.current?.value ?? text).trim();
    if (search !== '') void import('#data/catalogue/recent-searches.ts').then(({ noteSearch }) => noteSearch(search), noop);
    return void navigate({ to: '/products', search: search === '' ? {} : { search, timestamp: Date.now() }, replace: Start !== undefined });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The browser empties the field behind this.
    isEscaped.current = event.key === 'Escape';
    if (isEscaped.current) close();
    if (event.key === 'ArrowDown' && event.currentTarget.value === '') openStart();
    if (shown.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // -1 stands for the text itself.
    setActive(now => ((now + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the assistive technology of older phones
    <form
      role="search"
      action="/products"
      method="get"
      className={css.form}
      onSubmit={submit}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <input
        type="search"
        name="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        className={css.input}
        aria-label={t`Search products`}
        placeholder={t`Search cement, tiles, paint`}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        ref={field}
        defaultValue={current}
        onChange={event => {
          setText(event.target.value);
          setOpen(true);
          setStart(event.target.value === '' && !isEscaped.current);
          setActive(-1);
        }}
        onPaste={event => {
          if (pastedText.keep(event.clipboardData.getData('text')))
            void loadChunk(import('./offer-quick-order.ts')).then(({ offerQuickOrder }) => offerQuickOrder(i18n, navigate));
        }}
        onKeyDown={onKeyDown}
        onClick={event => event.currentTarget.value === '' && openStart()}
      />
      <IconButton type="submit" label={t`Search`} className={css.submit}>
        <Search size={20} />
      </IconButton>
      <div id={listId} role="listbox" aria-label={t`Suggestions`} className={listCss.list} hidden={shown.length === 0}>
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the input
          <div
            key={`${suggestion.type}-${suggestion.slug}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={listCss.option}
            // Before the blur that would close the list.
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span>{suggestion.name}</span>
            <span className={listCss.kind}>{words[suggestion.type]}</span>
          </div>
        ))}
      </div>
      {Start ? <Start onClose={close} /> : null}
    </form>
  );
}

/** A search that could not be noted is found all the same. */
const noop = () => undefined;

function targetOf({ type, slug }: Suggestion) {
  if (type === 'category') return { to: '/categories/$category', params: { category: slug } } as const;
  if (type === 'brand') return { to: '/brands/$brand', params: { brand: slug } } as const;
  return { to: '/product/$product', params: { product: slug } } as const;
}
