import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Order } from '#contract/orders.ts';
import { toasts } from '#data/toasts.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Download, Printer } from '#ui/icons.ts';
import { drawQr, qrPicture } from '#ui/patterns/qr-drawing.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { light } from '#ui/theme/tokens.ts';
import * as css from './QrisCode.css.ts';

/** The code of one order with its amount in it; to scan, to save for a phone that can't scan itself, or to print. */
export function QrisCode({ payload, order }: { payload: string; order: Order }) {
  const { t } = useLingui();
  const drawing = useMemo(() => drawQr(payload), [payload]);
  const amount = formatRupiah(order.total);
  async function save() {
    try {
      const address = URL.createObjectURL(await qrPicture(drawing, { dark: light.ink, light: light.surface }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `qris-${order.number ?? order.id}.png`;
      link.click();
      // The download has its own hold on the picture once it has begun.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      toasts.show('danger', t`The picture could not be saved. A screenshot does as well`);
    }
  }
  return (
    <figure className={css.figure}>
      <svg className={css.code} viewBox={`0 0 ${drawing.side} ${drawing.side}`} role="img" aria-label={t`QRIS code for ${amount}`}>
        <path d={drawing.path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <figcaption className={css.caption}>
        <strong>{`QRIS · ${amount}`}</strong>
        <br />
        <Words>{order.number}</Words>
      </figcaption>
      <div className={css.actions}>
        <Button variant="outline" size="sm" leading={<Download size={18} />} onClick={() => void save()}>
          <Trans>Save the code</Trans>
        </Button>
        <Button variant="outline" size="sm" leading={<Printer size={18} />} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </figure>
  );
}
