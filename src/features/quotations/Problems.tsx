import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { QuotationProblems } from '#data/quotations/problems.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Quotations.css.ts';

interface Props {
  problems: QuotationProblems;
  /** Asks for the letterhead again. */
  onRetry: () => void;
}

/** What has to be mended before the paper is made; nothing where it can be. */
export function Problems({ problems: { client, number, letterhead, lines, total }, onRetry }: Props) {
  if ([client, number, letterhead, lines, total].every(problem => problem === undefined)) return null;
  return (
    <Notice tone="bad" role="alert" title={<Trans>The paper cannot be made yet</Trans>}>
      <ul className={css.stack}>
        {client === undefined ? null : (
          <li>
            <Trans>Check the client’s name</Trans>
          </li>
        )}
        {number === undefined ? null : (
          <li>
            <Trans>Check the number</Trans>
          </li>
        )}
        {letterhead === 'unknown' ? (
          <li className={css.row}>
            <Trans>Your letterhead could not be loaded</Trans>
            <Button size="sm" variant="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </li>
        ) : null}
        {letterhead !== 'required' ? null : (
          <li>
            <Link to="/quotations/letterhead">
              <Trans>Fill in your letterhead</Trans>
            </Link>
          </li>
        )}
        {lines === undefined ? null : (
          <li>
            <Trans>A line has no text: write one or remove the line</Trans>
          </li>
        )}
        {total === undefined ? null : (
          <li>
            <Trans>The total is 0: give a price to a line</Trans>
          </li>
        )}
      </ul>
    </Notice>
  );
}
