import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { drawQr } from '#ui/patterns/qr-drawing.ts';
import * as css from './PickUpCode.css.ts';

/** The code that the staff scans or reads before it hands an order over. */
export function PickUpCode({ code }: { code: string }) {
  const { t } = useLingui();
  const { side, path } = useMemo(() => drawQr(code), [code]);
  return (
    <figure className={css.figure}>
      <svg className={css.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t`Pick-up code as a QR code`}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        <p>
          <Trans>Pick-up code</Trans>
        </p>
        <p className={css.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
        <p>
          <Trans>Show it at the depot, and give it only to people who shall collect the order for you.</Trans>
        </p>
      </figcaption>
    </figure>
  );
}
