import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Check } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Step.css.ts';

interface Props {
  number: number;
  title: string;
  isOpen: boolean;
  isDone: boolean;
  /** The choice of a finished step. */
  summary?: ReactNode;
  /** The summary takes one line, and what is longer is cut. */
  isFolded?: boolean;
  onEdit?: () => void;
  children: ReactNode;
}

/** One step of the checkout: open, finished (a line with 'Edit'), or still to come. */
export function Step({ number, title, isOpen, isDone, summary, isFolded, onEdit, children }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useFocusWhenOpened(isOpen);
  const isFinished = isDone && !isOpen;
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <div className={css.head}>
        <span className={css.number({ state: isFinished ? 'done' : isOpen ? 'open' : 'later' })} aria-hidden="true">
          {isFinished ? <Check size={16} strokeWidth={3} /> : number}
        </span>
        <Heading level={2} size="group" id={headingId} ref={heading} tabIndex={-1} className={css.title({ isLater: !isOpen && !isDone })}>
          {title}
        </Heading>
        {isFinished && onEdit ? (
          <Button variant="quiet" size="sm" className={css.edit} aria-label={t`Edit: ${title}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        ) : null}
      </div>
      {isOpen ? <div className={css.body}>{children}</div> : null}
      {isFinished && summary ? <div className={css.summary({ isFolded })}>{summary}</div> : null}
    </Card>
  );
}

/** Leads the focus along when the customer goes on, not when the page appears. */
function useFocusWhenOpened(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
