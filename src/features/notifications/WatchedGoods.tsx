import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Watch } from '#contract/watches.ts';
import { useWatch, useWatches } from '#data/watches/use-watch.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { BellRing } from '#ui/icons.ts';
import { Entry, EntryList } from '#ui/patterns/EntryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';

/** The goods that the customer wants to hear of, each of which can be ended; nothing where there are none. */
export function WatchedGoods() {
  const { language } = useLanguage();
  const titleId = useId();
  const watches = useWatches(language);
  if (watches.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        <Trans>Watched goods</Trans>
      </Heading>
      <EntryList>
        {watches.map(watch => (
          <WatchEntry key={`${watch.kind} ${watch.product_variant_id}`} watch={watch} />
        ))}
      </EntryList>
    </section>
  );
}

function WatchEntry({ watch: { product_variant_id: variantId, kind, price, product, name: variant } }: { watch: Watch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = `${product.name} · ${variant}`;
  const { set } = useWatch(language, { variantId, name, price: price ?? 0 }, kind);
  const amount = formatRupiah(price ?? 0);
  return (
    <Entry
      icon={<BellRing size={22} />}
      text={
        <Link to="/product/$product" params={{ product: product.slug }} search={{ variant: variantId }}>
          {name}
        </Link>
      }
      meta={<span>{kind === 'stock' ? t`When it is back in stock` : t`When it costs less than ${amount}`}</span>}
    >
      <Button size="sm" variant="outline" aria-label={t`Stop telling me about ${name}`} onClick={() => void set(false)}>
        <Trans>Stop</Trans>
      </Button>
    </Entry>
  );
}
