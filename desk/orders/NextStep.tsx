import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Advice } from './Advice.tsx';
import { DirectButton, isDirect } from './DirectButton.tsx';
import { MovedOn } from './MovedOn.tsx';
import { markOf, nextStepsOf, type Step, stepWords } from './next-steps.ts';
import { StepDialog } from './StepDialog.tsx';
import { StepFacts } from './StepFacts.tsx';

/** A decision that was begun, and how far the order was then. */
interface Begun {
  readonly step: Step;
  readonly mark: string;
}

/** What to do with an order now: what it is decided on, one main button, and what else can be done. */
export function NextStep({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const [begun, setBegun] = useState<Begun | null>(null);
  const { primary, others } = nextStepsOf(order);
  const end = () => setBegun(null);
  const begin = (step: Step) => setBegun({ step, mark: markOf(order) });
  // What is decided here ends before the order is read anew, so such a change came from a colleague, the customer or the clock.
  const hasMoved = begun !== null && begun.mark !== markOf(order);
  return (
    <Card as="section" padding="lg">
      <Stack gap={16}>
        <Heading level={2}>{order.status < orderStatus.done ? t`What to do now` : t`How it ended`}</Heading>
        {hasMoved ? <MovedOn order={order} onRead={end} /> : null}
        <Advice order={order} />
        <StepFacts order={order} />
        {primary === null ? null : <MainButton key={primary} step={primary} order={order} onBegin={() => begin(primary)} onDone={end} />}
        {others.length === 0 ? null : (
          <Stack direction="row" gap={8}>
            {others.map(step => (
              <Button key={step} size="sm" variant={isEnd(step) ? 'danger' : 'outline'} onClick={() => begin(step)}>
                {i18n._(stepWords[step])}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      {begun === null || hasMoved ? null : <StepDialog step={begun.step} order={order} onClose={end} />}
    </Card>
  );
}

const isEnd = (step: Step) => step === 'cancel' || step === 'reject';

interface MainButtonProps {
  step: Step;
  order: AdminOrder;
  onBegin: () => void;
  onDone: () => void;
}

function MainButton({ step, order, onBegin, onDone }: MainButtonProps) {
  const { i18n } = useLingui();
  if (isDirect(step)) return <DirectButton step={step} order={order} onBegin={onBegin} onDone={onDone} />;
  if (step === 'collect') {
    return (
      <Link to="/pick-ups" search={{ order: order.number ?? undefined } as never} className={buttonClass({ block: true })}>
        {i18n._(stepWords.collect)}
      </Link>
    );
  }
  return (
    <Button block onClick={onBegin}>
      {i18n._(stepWords[step])}
    </Button>
  );
}
