import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ageClock } from '#data/age-clock.ts';
import { changedLine } from '#data/cart/model.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { linesOfCart } from '#data/lists/line-of.ts';
import { formatDay } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useListEdits } from './use-list-edits.ts';
import { useOnePress } from './use-one-press.ts';
import { useQuotation } from './use-quotation.ts';

/** Keeps what is in the cart as a list, or makes a quotation of it; the cart stays as it is. */
export function SaveCartAsList() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { cart } = useCart(language);
  const { create } = useListEdits();
  const quotation = useQuotation();
  const list = useOnePress(save);
  const lines = cart?.lines ?? [];
  const wantedAt = (at: string) =>
    linesOfCart(
      lines.map(line => changedLine(line, line.quantity)),
      at,
    );
  const makeQuotation = () =>
    quotation.press({ ...wantedAt(new Date(ageClock.now()).toISOString()), sections: [], listId: null, client: '', about: '' });
  async function save() {
    const at = new Date(ageClock.now()).toISOString();
    const day = formatDay(at, language);
    const { goods, lines: wanted } = wantedAt(at);
    const id = await create(t`Cart of ${day}`, { lines: wanted }, goods);
    if (id !== null) await navigate({ to: '/lists/$id', params: { id } });
  }
  if (lines.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="sm" loading={list.isBusy} onClick={list.press}>
        <Trans>Save as list</Trans>
      </Button>
      <Button variant="quiet" size="sm" loading={quotation.isBusy} onClick={makeQuotation}>
        <Trans>Quotation</Trans>
      </Button>
    </>
  );
}
