import { useLingui } from '@lingui/react/macro';
import type { StaffSelf } from '#contract/staff.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { isSignedOut } from '../data/call.ts';
import { SignInForm } from './SignInForm.tsx';

/** Asks for the password over the open screen when the session has ended: what was typed there stays. */
export function SignInDialog({ open, me }: { open: boolean; me: StaffSelf }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} size="sm" title={t`Your session has ended`} closeLabel={t`Later`} onClose={() => isSignedOut.set(false)}>
      <SignInForm email={me.email} />
    </Dialog>
  );
}
