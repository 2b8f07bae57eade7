import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ageClock } from '#data/age-clock.ts';
import type { ListFacts, SpecialGoods } from '#data/lists/line-facts.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { shopClock } from '#data/shop-clock.ts';
import { formatAge, formatRupiah, formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import * as css from './Lists.css.ts';

/** What a list comes to today: total with the age of its prices, weight, and goods that travel by rules of their own. */
export function ListSums({ list, facts }: { list: ShownList; facts: ListFacts }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const special: Readonly<Record<SpecialGoods, string>> = {
    long: t`Long goods`,
    local_only: t`Only near the depot`,
    fragile: t`Fragile goods`,
    hazardous: t`Hazardous goods`,
  };
  if (list.lines.length === 0) return null;
  const age = formatAge(shopClock.orUnknown(shopClock.fromShop(Date.parse(list.server_time))), language, ageClock.now());
  return (
    <Card as="section" aria-label={t`Summary`}>
      <SummaryList
        rows={[{ key: 'weight', label: <Trans>Weight</Trans>, value: formatWeight(facts.weight, language) }]}
        total={{
          label: <Trans>Total</Trans>,
          value: formatRupiah(facts.total),
          note: facts.unpriced > 0 ? <Plural value={facts.unpriced} one="# line has no price" other="# lines have no price" /> : undefined,
        }}
      />
      {facts.special.length > 0 ? (
        <p className={css.row}>
          {facts.special.map(flag => (
            <Tag key={flag} tone="survey">
              {special[flag]}
            </Tag>
          ))}
        </p>
      ) : null}
      <p className={css.muted}>
        <Trans>Prices and stock from {age}</Trans>
      </p>
    </Card>
  );
}
