import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '../icons.ts';
import { classNames } from './class-names.ts';
import { chevron, content, details, summary as summaryClass } from './Disclosure.css.ts';
import { Words } from './Words.tsx';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** The platform's own disclosure; works before any script has run. Details of one `name` open one at a time. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(details, className)}>
      <summary className={summaryClass}>
        <Words>{summary}</Words>
        <ChevronDown size={20} className={chevron} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
