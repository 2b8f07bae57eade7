import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Words } from '#ui/primitives/Words.tsx';

/** Saves a PDF, to be opened with the phone's or the computer's own viewer: the content security policy lets no page of the desk draw one. */
export function PdfLink({ url, bytes, name }: { url: string; bytes: number; name: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const size = formatNumber(Math.max(1, Math.round(bytes / 1_024)), language);
  return (
    <Notice
      tone="info"
      action={
        <a className={buttonClass({ variant: 'outline' })} href={url} download={`${name}.pdf`}>
          <FileText size={18} />
          <Words>{t`Save the PDF (${size} KB)`}</Words>
        </a>
      }
    >
      {t`This is a PDF. Save it, then open it.`}
    </Notice>
  );
}
