import { Trans } from '@lingui/react/macro';
import { ageClock } from '#data/age-clock.ts';
import type { PhoneList } from '#data/catalogue/phone-catalogue.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './PhoneNote.css.ts';

/** Says that a list shows the price list of this phone, or only what it has seen. `isAsked` where the shop may still answer. */
export function PhoneNote({ list, isAsked }: { list: PhoneList; isAsked: boolean }) {
  const isReachable = useIsReachable();
  const { language } = useLanguage();
  const age = formatAge(list.oldestAt, language, ageClock.now());
  const isAwaited = isAsked && isReachable;
  if (list.isWhole)
    return (
      <Notice role="status" className={css.note} title={<Trans>From the price list on this phone</Trans>}>
        {isAwaited ? (
          <Trans>The shop has not answered yet. All products are here, with prices and stock from {age}.</Trans>
        ) : (
          <Trans>You are offline. All products are here, with prices and stock from {age}.</Trans>
        )}
      </Notice>
    );
  return (
    <Notice role="status" className={css.note} title={<Trans>Found on this phone</Trans>}>
      {isAwaited ? (
        <Trans>The shop has not answered yet. These are products that this phone has seen before.</Trans>
      ) : (
        <Trans>You are offline, so these are only products that this phone has seen before. The shop may have more.</Trans>
      )}
    </Notice>
  );
}
