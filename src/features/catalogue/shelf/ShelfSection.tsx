import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { head, seeAll } from '#ui/patterns/shelf.css.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import type { RenderLink } from '#ui/primitives/link.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { plainHead, section } from './ShelfSection.css.ts';
import { useReveal } from './use-reveal.ts';

interface Props {
  title: string;
  /** Where a link leads to it. */
  anchor?: string;
  /** Its heading is only heard on phones: what it shows speaks for itself, and the room is the goods'. */
  isPlain?: boolean;
  /** The way to the whole of it. */
  renderSeeAll?: RenderLink;
  children: ReactNode;
}

/** A landmark with its heading and the way to the whole of it. */
export function ShelfSection({ title, anchor, isPlain = false, renderSeeAll, children }: Props) {
  const own = useId();
  const id = anchor ?? own;
  const reveal = useReveal();
  return (
    <section ref={reveal} aria-labelledby={id} className={section}>
      <div className={isPlain ? plainHead : head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {renderSeeAll?.({
          className: seeAll,
          children: (
            <>
              <Trans>See all</Trans>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </>
          ),
        })}
      </div>
      {children}
    </section>
  );
}
