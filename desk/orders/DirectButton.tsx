import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, acceptReceiptEndpoint, processOrderEndpoint, validateOrderEndpoint } from '#contract/admin.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useDecision } from '../data/decision.ts';
import { Failure } from '../ui/Failure.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { type Step, stepWords } from './next-steps.ts';

/** Steps that need to know nothing more than what is on screen: they are done at the first press. */
const direct = { validate: validateOrderEndpoint, accept: acceptReceiptEndpoint, pack: processOrderEndpoint } as const;
type DirectStep = keyof typeof direct;

const doneWords: Readonly<Record<DirectStep, MessageDescriptor>> = {
  validate: msg`Validated: the customer can pay now`,
  accept: msg`Accepted: the order is paid`,
  pack: msg`Packed`,
};

export const isDirect = (step: Step): step is DirectStep => step in direct;

interface DirectButtonProps {
  step: DirectStep;
  order: AdminOrder;
  onBegin: () => void;
  onDone: () => void;
}

/** Does a step at once; where the line fails the same press can be made again and nothing is done twice. */
export function DirectButton({ step, order, onBegin, onDone }: DirectButtonProps) {
  const { i18n } = useLingui();
  const toast = useToast();
  const decision = useDecision(direct[step], () => {
    onDone();
    toast(i18n._(doneWords[step]));
  });
  const press = () => {
    onBegin();
    decision.mutate({ params: { id: order.id } });
  };
  return (
    <Stack gap={8}>
      {/* Once it is done it stays busy until the order is read anew, and another step stands in its place. */}
      <Button block loading={decision.isPending || decision.isSuccess} onClick={press}>
        {i18n._(stepWords[step])}
      </Button>
      <Failure error={decision.error} />
    </Stack>
  );
}
