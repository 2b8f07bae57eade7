import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { adminOrderEndpoint } from '#contract/admin.ts';
import { Printer } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { Slip } from './Slip.tsx';

/** What the warehouse packs by, to print: goods without their prices, and where they go. */
export function SlipScreen() {
  const { t } = useLingui();
  const { number = '' }: { number?: string } = useParams({ strict: false });
  const reading = useReading(adminOrderEndpoint, { params: { id: number } });
  const name = reading.data?.number ?? number;
  return (
    <Page
      title={t`Packing slip ${name}`}
      back={{ to: `/orders/${encodeURIComponent(number)}`, label: name }}
      actions={
        reading.data === undefined ? null : (
          <Button leading={<Printer size={18} />} onClick={() => window.print()}>
            {t`Print`}
          </Button>
        )
      }
    >
      <Answer reading={reading}>{order => <Slip order={order} />}</Answer>
    </Page>
  );
}
