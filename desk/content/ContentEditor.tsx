import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type EditableContent, setContentEndpoint } from '#contract/admin-content.ts';
import { choiceIn } from '#lib/search-values.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { Failure } from '../ui/Failure.tsx';
import { LeaveGuard } from '../ui/LeaveGuard.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { column, columns } from '../ui/Page.css.ts';
import { useToast } from '../ui/Toasts.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import { type Side, sideOf, typedText } from './content-text.ts';
import { Preview } from './Preview.tsx';

const languages = ['id', 'en'] as const;
type Language = (typeof languages)[number];
interface Typed {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}
type Draft = Readonly<Record<Language, Typed>> & { readonly day: string };

function draftOf(content: EditableContent): Draft {
  const typed = (side: Side): Typed => ({ title: side.title, summary: side.summary, text: typedText(side) });
  return { id: typed(content.id), en: typed(content.en), day: content.kind === 'article' ? content.published_at.slice(0, 10) : '' };
}

/** The content that a draft makes of the one before. */
function contentOf({ id, en, day }: Draft, before: EditableContent): EditableContent {
  const side = ({ title, summary, text }: Typed, language: Language) => ({ title, summary, ...sideOf(text, before[language]) });
  const dated =
    before.kind === 'article' && day !== before.published_at.slice(0, 10) ? { published_at: day === '' ? '' : `${day}T00:00:00.000Z` } : {};
  return { ...before, ...dated, id: side(id, 'id'), en: side(en, 'en') } as EditableContent;
}

/** What is typed in both languages, beside what becomes of it; only an answer of the shop lets go of it. */
export function ContentEditor({ slug, content }: { slug: string; content: EditableContent }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { filter } = useListSearch();
  const language = choiceIn(filter('language'), languages) ?? 'id';
  // What is compared with is what the merchant began with: a colleague's change meanwhile must not look like an own one.
  const [before, setBefore] = useState(content);
  const [draft, setDraft] = useState(() => draftOf(content));
  const next = contentOf(draft, before);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(before));
  const decision = useDecision(setContentEndpoint, () => toast(t`Saved. Customers see it within five minutes.`));
  const save = () => {
    if (!decision.isPending) decision.mutate({ params: { slug }, body: next }, { onSuccess: () => setBefore(next) });
  };
  const codes = Object.entries(fieldCodes(decision.error));
  const errorOf = (field: string) => {
    const code = codes.find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
    return code && i18n._(fieldMessage(code));
  };
  const other = language === 'id' ? 'en' : 'id';
  const isOtherRefused = codes.some(([name]) => name.startsWith(`${other}.`));
  return (
    <>
      <Tabs
        label={t`Language of the text`}
        items={languages.map(each => ({
          key: each,
          label: each === 'id' ? t`Indonesian` : t`English`,
          isCurrent: each === language,
          renderLink: props => <Link to="." search={{ language: each === 'id' ? undefined : each } as never} replace {...props} />,
        }))}
      />
      <div className={columns}>
        <div className={column}>
          <Fields
            key={language}
            language={language}
            isPage={before.kind === 'page'}
            typed={draft[language]}
            onType={typed => setDraft({ ...draft, [language]: typed })}
            errorOf={errorOf}
          />
          {before.kind === 'article' ? (
            <TextField
              type="date"
              label={t`Day of the article`}
              value={draft.day}
              onChange={event => setDraft({ ...draft, day: event.target.value })}
              error={errorOf('published_at')}
              required
            />
          ) : null}
          {isOtherRefused ? <p role="alert">{t`The text in the other language has something to correct.`}</p> : null}
          <Failure error={decision.error} />
          <Stack direction="row" gap={8}>
            <Button loading={decision.isPending} onClick={save}>
              {t`Save both languages`}
            </Button>
            {isUnsaved ? <span role="status">{t`Not saved yet`}</span> : null}
          </Stack>
        </div>
        <Preview side={next[language]} language={language} />
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}

interface FieldsProps {
  language: Language;
  isPage: boolean;
  typed: Typed;
  onType: (typed: Typed) => void;
  errorOf: (field: string) => string | undefined;
}

function Fields({ language, isPage, typed, onType, errorOf }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title`}
        lang={language}
        value={typed.title}
        onChange={event => onType({ ...typed, title: event.target.value })}
        error={errorOf(`${language}.title`)}
        required
      />
      <TextArea
        label={t`In one or two sentences`}
        lang={language}
        rows={3}
        value={typed.summary}
        onChange={event => onType({ ...typed, summary: event.target.value })}
        error={errorOf(`${language}.summary`)}
        required
      />
      <TextArea
        label={t`Text`}
        lang={language}
        rows={22}
        value={typed.text}
        onChange={event => onType({ ...typed, text: event.target.value })}
        error={errorOf(isPage ? `${language}.sections` : `${language}.body`)}
        required
      />
      <Help isPage={isPage} />
    </>
  );
}

function Help({ isPage }: { isPage: boolean }) {
  const { t } = useLingui();
  const link = '[…](/products)';
  return (
    <Disclosure summary={t`How to write headings, lists and tables`}>
      <ul>
        <li>{t`An empty line begins a new paragraph.`}</li>
        <li>{isPage ? t`# Heading of a section, ## heading within it` : t`# Heading`}</li>
        {isPage ? <li>{t`= Name of a group, such as of questions`}</li> : null}
        <li>{t`- Entry of a list`}</li>
        <li>{t`1. Step of a numbered list`}</li>
        <li>{t`|= Title of a table, below it | one row | on each line |`}</li>
        <li>{t`A link to a page of the shop stands alone in its line: ${link}`}</li>
      </ul>
    </Disclosure>
  );
}
