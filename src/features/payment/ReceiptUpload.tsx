import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { receiptAccept } from '#contract/files.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { isReceiptClosed } from '#data/payment/closed-receipt.ts';
import { useTakenReceipt } from '#data/payment/shared-receipt.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { Camera, FileUp } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import * as css from './payment.css.ts';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { receiptProblem } from './receipt-words.ts';
import type { ReceiptUploadState } from './use-receipt-upload.ts';

interface Props {
  orderId: string;
  upload: ReceiptUploadState;
  /** An earlier one was rejected. */
  isReplacement: boolean;
}

/** Takes a photo or a file of the receipt, shows it, and hands it in. */
export function ReceiptUpload({ orderId, upload, isReplacement }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { picked, isPreparing, isSending, error, choose, send } = upload;
  useTakenReceipt(orderId, file => void choose(file));
  const isBusy = isPreparing || isSending;
  const kept = useKept();
  const isClosed = error instanceof AppError && isReceiptClosed(error.code);
  const size = picked === null ? '' : formatNumber(Math.max(1, Math.round(picked.size / 1024)), language, 0);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [isChosen, setChosen] = useState(false);
  const onFiles = ([file]: readonly File[]) => {
    setChosen(true);
    if (file !== undefined) void choose(file);
  };
  // The button stands before the choice of files, and is what comes next.
  useEffect(() => {
    if (!isChosen || isPreparing || picked === null) return;
    setChosen(false);
    sendButton.current?.focus();
  }, [isChosen, isPreparing, picked]);
  return (
    <Stack as="section" gap={12} aria-label={t`Upload receipt`}>
      <Heading level={2} size="group">
        {isReplacement ? <Trans>Upload another receipt</Trans> : <Trans>Upload receipt</Trans>}
      </Heading>
      <p className={css.hint}>
        <Trans>A photo, a screenshot or a PDF, up to 5 MB. Large photos are made smaller first, to save your data.</Trans>
      </p>
      {picked === null ? null : <ReceiptPreview file={picked} alt={t`The receipt you chose`} />}
      {isSending ? (
        <div role="status" className={css.group}>
          <p>{kept === 'saved' ? <Trans>Sending {size} KB. It is saved on this phone</Trans> : <Trans>Sending {size} KB</Trans>}</p>
          <TapeProgress label={t`Sending the receipt`} />
        </div>
      ) : null}
      {isPreparing ? (
        <p role="status">
          <Trans>Making the picture smaller</Trans>
        </p>
      ) : null}
      {error === null || isBusy ? null : (
        <Notice tone="bad" role="alert" title={t`The receipt was not sent`} action={isClosed ? <SeeOrder id={orderId} /> : null}>
          {i18n._(receiptProblem(error))}
        </Notice>
      )}
      {picked === null || isClosed ? null : (
        <Button ref={sendButton} block loading={isSending} aria-disabled={isBusy} onClick={() => void send()}>
          {error === null ? <Trans>Send receipt</Trans> : <Trans>Send again</Trans>}
        </Button>
      )}
      {isClosed ? null : (
        <div className={css.buttons}>
          <FileButton
            variant={picked === null ? 'solid' : 'outline'}
            accept="image/*"
            capture="environment"
            disabled={isBusy}
            onFiles={onFiles}
          >
            <Camera size={20} />
            <Trans>Take a photo</Trans>
          </FileButton>
          <FileButton accept={receiptAccept} disabled={isBusy} onFiles={onFiles}>
            <FileUp size={20} />
            {picked === null ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
          </FileButton>
        </div>
      )}
    </Stack>
  );
}

function SeeOrder({ id }: { id: string }) {
  return (
    <Link to="/transactions/waiting-payment/{-$id}" params={{ id }} className={buttonClass({ variant: 'outline' })}>
      <Trans>See the order</Trans>
    </Link>
  );
}
