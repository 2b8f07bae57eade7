import { useLingui } from '@lingui/react/macro';
import { formatNumber } from './formats.ts';
import { languageOf } from './use-language.ts';

/** The words of the bar below a list, in the customer's language. */
export function usePageWords() {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, languageOf(i18n.locale));
  return {
    label: t`Pages`,
    firstLabel: t`First page`,
    previousLabel: t`Previous page`,
    nextLabel: t`Next page`,
    pageLabel: (page: number) => t`Page ${page}`,
    perPage: t`Per page`,
    range: (from: number, to: number, total: number) => t`${number(from)}–${number(to)} of ${number(total)}`,
  };
}
