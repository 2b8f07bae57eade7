import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { actions, body, icon, notice, title as titleClass } from './Notice.css.ts';
import { type Tone, toneIcon } from './tone.ts';
import { Words } from './Words.tsx';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  action?: ReactNode;
}

/** A lasting message in the page. Give it `role="alert"` or `role="status"` when it appears in answer to something. */
export function Notice({ tone = 'info', title, action, className, children, ...rest }: NoticeProps) {
  const Icon = toneIcon[tone];
  return (
    <div {...rest} className={classNames(notice({ tone }), className)}>
      <Icon size={20} className={icon({ tone })} />
      <div className={body}>
        {title ? <p className={titleClass}>{title}</p> : null}
        <Words>{children}</Words>
        {action ? <div className={actions}>{action}</div> : null}
      </div>
    </div>
  );
}
