import { useLingui } from '@lingui/react/macro';
import type { PriceListState } from '#data/price-list/price-lists.ts';

/** What is said of a price list while it comes, and once it has come or has not; '' for nothing. */
export function usePriceListWords() {
  const { t } = useLingui();
  const failures: Record<NonNullable<PriceListState['failure']>, () => string> = {
    no_line: () => t`The download was interrupted. What has come is kept, and the rest follows from there.`,
    refused: () => t`The shop has no price list to give right now. Try again later.`,
    damaged: () => t`The download came damaged and was not used. Try again, or use another network.`,
    newer_format: () => t`The shop’s price list needs a newer version of this app. What is on this phone stays until the app is updated.`,
    no_room: () => t`This phone has no room for the price list. Make some room and try again. What was here stays.`,
    no_disk: () => t`This browser keeps nothing on this phone, so it can’t keep the price list either.`,
  };
  const outcomes: Record<NonNullable<PriceListState['outcome']>, () => string> = {
    current: () => t`The price list is up to date`,
    updated: () => t`Ready: the price list is on this phone`,
    replaced: () => t`The shop has a new catalogue. Its price list has taken the place of the one before.`,
  };
  return ({ progress, failure, outcome }: PriceListState): string => {
    if (progress?.isShared) return t`Another tab downloads the price list as well. Nothing is downloaded twice.`;
    if (progress !== null) return t`Downloading the price list…`;
    if (failure !== null) return failures[failure]();
    return outcome === null ? '' : outcomes[outcome]();
  };
}
