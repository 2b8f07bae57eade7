import type { PageSection } from '#contract/content.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { anchor } from './Blocks.css.ts';
import { Blocks } from './Blocks.tsx';
import { CopyLink } from './CopyLink.tsx';
import * as css from './FaqScreen.css.ts';

/** A question that unfolds to its answer; its id is the anchor that links lead to. */
export function FaqQuestion({ question }: { question: PageSection }) {
  return (
    <Disclosure id={question.id} className={classNames(css.question, anchor)} summary={<h3 className={css.title}>{question.heading}</h3>}>
      <div className={css.answer}>
        <Blocks blocks={question.body} />
        <CopyLink anchor={question.id} title={question.heading} />
      </div>
    </Disclosure>
  );
}
