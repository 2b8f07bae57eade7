import { useEffect, useState } from 'react';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { allEntries } from './all-entries.ts';
import type { Say } from './entry.ts';
import * as css from './Gallery.css.ts';
import { themes } from './themes.ts';

const LANGUAGES = ['id', 'en'] as const;

/** One of a few values that stands in the page's address, so that a look can be kept and shared. */
function useChoice(name: string, values: readonly string[]) {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get(name) ?? values[0] ?? '');
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.set(name, value);
    history.replaceState(null, '', address);
  }, [name, value]);
  const select = (label: string) => (
    <Select label={label} value={value} onChange={event => setValue(event.target.value)}>
      {values.map(each => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  );
  return [value, select] as const;
}

/** Every component of `src/ui` in every state, in the chosen theme and language. */
export function Gallery() {
  const [theme, themeSelect] = useChoice('theme', themes);
  const [language, languageSelect] = useChoice('lang', LANGUAGES);
  const [file, fileSelect] = useChoice('component', ['all', ...Object.keys(allEntries).sort()]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  const say: Say = (id, en) => (language === 'en' ? en : id);
  const shown = Object.entries(allEntries).filter(([path]) => file === 'all' || path === file);
  return (
    <>
      <header className={css.bar}>
        <Heading level={1}>Gallery</Heading>
        {themeSelect('Theme')}
        {languageSelect('Language')}
        {fileSelect('Component')}
      </header>
      <main id="gallery">
        {shown.map(([path, states]) => (
          <section key={path} className={css.section} aria-label={path}>
            <Heading level={2} size="group">
              {path}
            </Heading>
            <div className={css.states}>
              {Object.entries(states).map(([name, draw]) => (
                <div key={`${language}-${name}`} className={css.state}>
                  <p className={css.name}>{name}</p>
                  {draw(say)}
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}
