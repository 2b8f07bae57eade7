import { useLingui } from '@lingui/react/macro';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { ReceiptDesk } from './ReceiptDesk.tsx';

/** Receipts that are looked at in one go; those behind them follow as these are decided. */
const AT_ONCE = 50;

/** Receipts that wait for a decision, one after another, the longest waiting first. */
export function ReceiptsScreen() {
  const { t } = useLingui();
  const reading = useReading(adminOrdersEndpoint, { query: { queue: 'receipts', limit: AT_ONCE } });
  return (
    <Page title={t`Receipts to check`} back={{ to: '/', label: t`The work that waits` }}>
      <Answer reading={reading}>{list => <ReceiptDesk list={list} />}</Answer>
    </Page>
  );
}
