import { Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '#contract/quotations.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Quotations.css.ts';

interface Props {
  mine: Quotation;
  /** The version of another device or tab; undefined while it is not known here. */
  other: Quotation | undefined;
  onKeep: () => void;
  onTake: (other: Quotation) => void;
}

/** Two devices or tabs changed a quotation without knowing of each other: tells both versions apart, and lets the customer choose. */
export function ConflictNotice({ mine, other, onKeep, onTake }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const own = formatRupiah(quotationSums(mine).total);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t`This quotation was changed elsewhere in the meantime`}
      action={
        <div className={css.row}>
          <Button size="sm" onClick={onKeep}>
            <Trans>Keep this version</Trans>
          </Button>
          {other === undefined ? null : (
            <Button size="sm" variant="outline" onClick={() => onTake(other)}>
              <Trans>Take the other one</Trans>
            </Button>
          )}
        </div>
      }
    >
      <p>
        <Trans>This version comes to {own} and is not saved yet.</Trans>
      </p>
      {other === undefined ? null : <Other other={other} moment={formatMoment(new Date(other.updated_at), language)} />}
    </Notice>
  );
}

function Other({ other, moment }: { other: Quotation; moment: string }) {
  const total = formatRupiah(quotationSums(other).total);
  const client = other.client.name;
  return (
    <p>
      {client === '' ? (
        <Trans>
          The other one is of {moment} and comes to {total}.
        </Trans>
      ) : (
        <Trans>
          The other one is of {moment}, for {client}, and comes to {total}.
        </Trans>
      )}
    </p>
  );
}
