import { type ReactNode, useId } from 'react';
import { X } from '../icons.ts';
import { IconButton } from './IconButton.tsx';
import * as css from './Modal.css.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  open: boolean;
  /** Asked for by the close button, Esc or the backdrop; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Rendered only while open. */
  children: ReactNode;
  /** Buttons that stay in sight below the scrolling content. */
  footer?: ReactNode;
  /** Widths of a dialog: 400, 520, 800 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** The frame that `Dialog` and `Sheet` share. */
export function Modal({ open, onClose, title, closeLabel, children, footer, size, shape }: ModalProps & { shape: 'dialog' | 'sheet' }) {
  const titleId = useId();
  return (
    <dialog {...useModal(open, onClose)} className={css.modal({ shape, size })} aria-labelledby={titleId}>
      {open ? (
        <>
          <div className={css.head}>
            <h2 id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
          </div>
          <div className={css.body}>{children}</div>
          {footer ? <div className={css.foot}>{footer}</div> : null}
          <IconButton label={closeLabel} size="sm" className={css.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </>
      ) : null}
    </dialog>
  );
}
