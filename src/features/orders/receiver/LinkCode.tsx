import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { drawQr } from '#ui/patterns/qr-drawing.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import * as css from './Receiver.css.ts';

/** The address of a delivery as a code to scan. @param isPaperOnly whether it is for a printed page alone */
export function LinkCode({ address, isPaperOnly = false }: { address: string; isPaperOnly?: boolean }) {
  const { t } = useLingui();
  const { side, path } = useMemo(() => drawQr(address), [address]);
  return (
    <figure className={classNames(css.code, isPaperOnly && css.paperOnly)}>
      <svg className={css.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t`Link for the receiver as a QR code`}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <figcaption className={css.address}>{address}</figcaption>
    </figure>
  );
}
