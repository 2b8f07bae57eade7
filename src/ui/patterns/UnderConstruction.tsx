import type { ReactNode } from 'react';
import { Card } from '../primitives/Card.tsx';
import { art, state, survey, text as textClass, title as titleClass } from './StateMessage.css.ts';

export interface UnderConstructionProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** Says that a page is not finished, where it has nothing else to show. */
export function UnderConstruction({ title, text, action }: UnderConstructionProps) {
  return (
    <Card padding="none">
      <div className={state}>
        {/* A barrier in front of a half-built wall. */}
        <svg
          viewBox="0 0 132 88"
          className={art}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M22 44V30h22V16h22V2h22v14h22v28M44 30v14m22-28v28m22-28v28M33 16v14m44-28v14M22 30h88" />
          <path className={survey} d="M8 46h116v18H8z" fill="currentColor" stroke="none" />
          <path d="M20 64l18-18m4 18 18-18m4 18 18-18m4 18 18-18M8 46h116v18H8zm14 18v22m88-22v22M14 86h16m72 0h16" />
        </svg>
        <p className={titleClass}>{title}</p>
        {text ? <p className={textClass}>{text}</p> : null}
        {action}
      </div>
    </Card>
  );
}
