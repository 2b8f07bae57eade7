import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Quotation } from '#contract/quotations.ts';
import { useQuotationCommands } from '#data/quotations/commands.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { toasts } from '#data/toasts.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Quotations.css.ts';

/** The customer has deleted a quotation that another device had changed: shows what it is now, and lets the customer choose. */
export function DeletionNotice({ quotation }: { quotation: Quotation }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { remove, dropRefused } = useQuotationCommands();
  const moment = formatMoment(new Date(quotation.updated_at), language);
  const total = formatRupiah(quotationSums(quotation).total);
  async function drop() {
    try {
      await remove(quotation);
      await navigate({ to: '/quotations', replace: true });
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    }
  }
  return (
    <>
      <Heading level={1} tabIndex={-1}>
        {quotation.number || t`Without a number`}
      </Heading>
      <Notice
        tone="warn"
        role="alert"
        title={t`This quotation was changed elsewhere in the meantime`}
        action={
          <div className={css.row}>
            <Button size="sm" onClick={() => void dropRefused(quotation.id)}>
              <Trans>Keep</Trans>
            </Button>
            <Button size="sm" variant="outline" onClick={() => void drop()}>
              <Trans>Delete</Trans>
            </Button>
          </div>
        }
      >
        <p>
          <Trans>
            You deleted it before this device had seen the change of {moment}. It comes to {total} now.
          </Trans>
        </p>
      </Notice>
    </>
  );
}
