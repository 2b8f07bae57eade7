import { Trans, useLingui } from '@lingui/react/macro';
import type { HandlingFlag } from '#contract/units.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './HandlingFlags.css.ts';

/** Special needs in carrying, keeping or returning this product, each with its consequence for the customer. */
export function HandlingFlags({ flags }: { flags: readonly HandlingFlag[] }) {
  const { t } = useLingui();
  if (flags.length === 0) return null;
  const words: Record<HandlingFlag, readonly [title: string, text: string]> = {
    long: [t`Long item`, t`Longer than a courier takes: it travels by store truck or sea cargo.`],
    fragile: [t`Fragile`, t`Packed for breakage. Please check it before you sign for it.`],
    hazardous: [t`Hazardous`, t`Flammable or corrosive: it does not travel by air, and some couriers refuse it.`],
    local_only: [t`Local delivery only`, t`Too heavy for its price to ship between islands: pick it up or have it brought by store truck.`],
    cut_to_size: [t`Cut to size`, t`Made for your order, so it cannot be returned.`],
    tinted: [t`Tinted`, t`Mixed for your order, so it cannot be returned.`],
  };
  return (
    <section aria-labelledby="handling">
      <Heading level={2} id="handling">
        <Trans>Good to know</Trans>
      </Heading>
      <dl className={css.list}>
        {flags.map(flag => (
          <div key={flag} className={css.flag}>
            <dt className={css.title}>{words[flag][0]}</dt>
            <dd className={css.text}>{words[flag][1]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
