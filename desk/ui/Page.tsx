import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronLeft } from '#ui/icons.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Page.css.ts';

interface PageProps {
  title: string;
  /** Below the title: how many, since when. */
  note?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the desk: its title is the document's, and takes the focus when the screen is opened. */
export function Page({ title, note, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Fondasi`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.titles}>
          {back ? (
            <Link to={back.to} className={css.back}>
              <ChevronLeft size={18} />
              <Words>{back.label}</Words>
            </Link>
          ) : null}
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
