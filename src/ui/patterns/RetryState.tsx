import type { ReactNode } from 'react';
import { RotateCw } from '../icons.ts';
import { Button } from '../primitives/Button.tsx';
import { art, state, survey, text as textClass, title as titleClass } from './StateMessage.css.ts';

export interface RetryStateProps {
  /** The failure, in one sentence. */
  title: ReactNode;
  /** The next step. */
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** It stands for the whole page, so its title is the page's. */
  isPage?: boolean;
  /** Other ways on, below the button. */
  children?: ReactNode;
}

/** In the place of content that could not be had. */
export function RetryState({ title, text, retryLabel, onRetry, isRetrying = false, isPage = false, children }: RetryStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={state} role="alert">
      {/* A tape that has come apart. */}
      <svg viewBox="0 0 132 56" className={art} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path className={survey} d="M3 19h49l-6 9 6 9H3zm126 0H80l-6 9 6 9h49z" fill="currentColor" stroke="none" />
        <path d="M3 19h49l-6 9 6 9H3zm126 0H80l-6 9 6 9h49zM11 19v6m8-6v6m8-6v10m8-10v6m8-6v6m47-6v6m8-6v6m8-6v10m8-10v6m8-6v6" />
        <path d="M63 8v7m-7-3 4 5m10-5-4 5M63 48v-7m-7 3 4-5m10 5-4-5" />
      </svg>
      <Title className={titleClass}>{title}</Title>
      {text ? <p className={textClass}>{text}</p> : null}
      <Button variant="outline" onClick={onRetry} loading={isRetrying} leading={<RotateCw size={18} />}>
        {retryLabel}
      </Button>
      {children}
    </div>
  );
}
