import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Letterhead, Quotation } from '#contract/quotations.ts';
import { siteQueries } from '#data/site/queries.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { writePdf } from '#lib/pdf/write-pdf.ts';
import { saveFile } from '#lib/save-file.ts';
import { shareOr } from '#lib/share.ts';
import { Copy, Download, FileText, MessageCircle } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { headOfLetter, headOfShop, isOwn, type PaperShop } from './paper/paper-head.ts';
import { titles } from './paper/paper-words.ts';
import { quotationPaper } from './paper/quotation-paper.ts';
import * as css from './Quotations.css.ts';
import { quotationText } from './quotation-text.ts';

interface Props {
  quotation: Quotation;
  letterhead: Letterhead | null;
  /** The file or the text has been handed over. */
  onSent: () => void;
  onClose: () => void;
}

const noShop: PaperShop = { name: '', legal: '', phone: '', email: '' };

/** The paper as it will be, and the ways to send it; all of it is made on this phone. */
export function PaperDialog({ quotation, letterhead, onSent, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: shop = noShop } = useQuery(siteQueries.info(language));
  const paper = useMemo(() => {
    const head = isOwn(quotation) && letterhead !== null ? headOfLetter(letterhead) : headOfShop(shop);
    return quotationPaper({ quotation, head, shop });
  }, [quotation, letterhead, shop]);
  const file = usePdf(paper, fileName(quotation));
  const area = useRef<HTMLTextAreaElement>(null);
  const [isManual, setManual] = useState(false);
  const text = quotationText(quotation);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t`Copied`);
      onSent();
    } catch {
      // The clipboard is closed to pages without permission: the text can be marked and copied by hand.
      setManual(true);
      requestAnimationFrame(() => area.current?.select());
    }
  }
  function download() {
    if (file === null) return;
    saveFile(file, file.name);
    onSent();
  }
  /** Without a text beside it: messengers on Android may take the text and drop the file. */
  async function send() {
    if (file === null) return;
    if (await shareOr({ files: [file], title: file.name }, download)) onSent();
  }
  async function message() {
    if (await shareOr({ text }, copy)) onSent();
  }
  return (
    <Dialog open onClose={onClose} title={t`Preview and send`} closeLabel={t`Close`}>
      <div className={css.stack}>
        <Button block leading={<FileText size={18} />} loading={file === null} onClick={() => void send()}>
          <Trans>Send the PDF</Trans>
        </Button>
        <Button block variant="outline" leading={<Download size={18} />} loading={file === null} onClick={download}>
          <Trans>Save the PDF</Trans>
        </Button>
        <Button block variant="outline" leading={<MessageCircle size={18} />} onClick={() => void message()}>
          <Trans>Send as a message</Trans>
        </Button>
        <Button block variant="outline" leading={<Copy size={18} />} onClick={() => void copy()}>
          <Trans>Copy the text</Trans>
        </Button>
        {isManual ? <TextArea ref={area} label={t`Text`} readOnly value={text} /> : null}
        <PaperPreview paper={paper} />
      </div>
    </Dialog>
  );
}

/** Written before it is asked for: a browser lets a file be shared only right after a tap. Null while it is written. */
function usePdf(paper: ReturnType<typeof quotationPaper>, name: string): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isWanted = true;
    setFile(null);
    void writePdf(paper, new Date()).then(bytes => {
      if (isWanted) setFile(new File([bytes as BlobPart], name, { type: 'application/pdf' }));
    });
    return () => {
      isWanted = false;
    };
  }, [paper, name]);
  return file;
}

/** 'Surat Penawaran Harga 012-PNW-FD-XI-2026.pdf', of letters that every phone's files may have. */
function fileName({ kind, number }: Quotation): string {
  return `${titles[kind]} ${number}`.replace(/[^\p{L}\p{N} ()_-]+/gu, '-').concat('.pdf');
}
