import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '#contract/payment.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FileText } from '#ui/icons.ts';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import * as css from './payment.css.ts';

/** A receipt that this page holds: the picture, or what stands for a PDF. */
export function ReceiptPreview({ file, alt }: { file: Blob; alt: string }) {
  const { language } = useLanguage();
  const isPdf = file.type === 'application/pdf';
  const url = useObjectUrl(isPdf ? null : file);
  const size = formatNumber(Math.max(1, Math.round(file.size / 1024)), language, 0);
  return (
    <div className={css.preview}>
      {isPdf ? (
        <p className={css.paper}>
          <FileText size={28} />
          <span className={css.fileWords}>
            <Trans>PDF, {size} KB</Trans>
          </span>
        </p>
      ) : url === null ? (
        <div className={css.picture} />
      ) : (
        <img src={url} alt={alt} className={css.picture} width={560} height={280} />
      )}
    </div>
  );
}

/** The receipt that the shop has. Without a line its file may be missing, which takes nothing from the page. */
export function StoredReceipt({ orderId, receipt, alt }: { orderId: string; receipt: Receipt; alt: string }) {
  const { data: file, error } = useQuery(orderQueries.receipt(orderId, receipt.uploaded_at));
  if (file !== undefined) return <ReceiptPreview file={file} alt={alt} />;
  return error === null ? (
    <div className={css.preview}>
      <div className={css.picture}>
        <Skeleton shape="wide" />
      </div>
    </div>
  ) : null;
}
