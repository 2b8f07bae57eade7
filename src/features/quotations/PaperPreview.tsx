import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { A4, type Paper, type PaperMark } from '#lib/pdf/paper.ts';
import * as css from './Quotations.css.ts';

const INK = '#111';
/** Those that stand in for Helvetica are as wide. */
const FONTS = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** The sheets of a paper as pictures, drawn from the same marks as its PDF. */
export function PaperPreview({ paper: { pages, picture } }: { paper: Paper }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const address = useMemo(() => (picture === null ? null : addressOf(picture)), [picture]);
  return (
    <>
      {pages.map((marks, index) => {
        const page = formatNumber(index + 1, language);
        return (
          <svg key={page} role="img" aria-label={t`Page ${page}`} lang="id" viewBox={`0 0 ${A4.width} ${A4.height}`} className={css.sheet}>
            <rect width={A4.width} height={A4.height} fill="#fff" />
            {marks.map((mark, at) => (
              // Marks have no names of their own, and a sheet is drawn anew as a whole.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Mark key={at} mark={mark} picture={address} />
            ))}
          </svg>
        );
      })}
    </>
  );
}

function Mark({ mark, picture }: { mark: PaperMark; picture: string | null }) {
  if (mark.kind === 'rule') return <line x1={mark.x} y1={mark.y} x2={mark.toX} y2={mark.toY} stroke={INK} strokeWidth={mark.weight} />;
  if (mark.kind === 'picture') {
    const { x, y, width, height } = mark;
    return picture === null ? null : <image href={picture} x={x} y={y} width={width} height={height} />;
  }
  return (
    <text x={mark.x} y={mark.y} fontSize={mark.size} fontFamily={FONTS} fontWeight={mark.font === 'bold' ? 700 : 400} fill={INK}>
      {mark.text}
    </text>
  );
}

function addressOf(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(letters)}`;
}
