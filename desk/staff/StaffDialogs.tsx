import { useLingui } from '@lingui/react/macro';
import { inviteStaffEndpoint, resetStaffEndpoint, type Staff, setStaffEndpoint } from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { Invitation } from './InvitationLink.tsx';
import { RoleField } from './RoleField.tsx';

interface PersonProps {
  person: Staff;
  onClose: () => void;
}

/** The role that was chosen; the server refuses a form without one. */
const roleIn = (fields: FormData) => textOf(fields, 'role') as StaffRole;

export function InviteDialog({ onClose, onDone }: { onClose: () => void; onDone: (invitation: Invitation) => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      title={t`Invite a member of staff`}
      endpoint={inviteStaffEndpoint}
      body={fields => ({ name: textOf(fields, 'name'), email: textOf(fields, 'email'), role: roleIn(fields) })}
      action={t`Make the link`}
      onClose={onClose}
      onDone={onDone}
    >
      {error => (
        <>
          <TextField name="name" label={t`Name`} autoComplete="off" error={error('name')} required />
          <TextField type="email" name="email" label={t`E-mail address`} autoComplete="off" error={error('email')} required />
          <RoleField error={error('role')} />
        </>
      )}
    </FormDialog>
  );
}

export function ChangeDialog({ person: { id, name, role }, onClose }: PersonProps) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <FormDialog
      title={t`Change ${name}`}
      endpoint={setStaffEndpoint}
      params={{ id }}
      body={fields => ({ name: textOf(fields, 'name'), role: roleIn(fields) })}
      action={t`Save`}
      onClose={onClose}
      onDone={() => toast(t`Saved`)}
    >
      {error => (
        <>
          <TextField name="name" label={t`Name`} autoComplete="off" defaultValue={name} error={error('name')} required />
          <RoleField role={role} error={error('role')} />
        </>
      )}
    </FormDialog>
  );
}

/** Ends the access of a member of staff, or gives it back. */
export function AccessDialog({ person: { id, name, is_active }, onClose }: PersonProps) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <FormDialog
      title={is_active ? t`End the access of ${name}?` : t`Bring ${name} back?`}
      endpoint={setStaffEndpoint}
      params={{ id }}
      body={() => ({ is_active: !is_active })}
      action={is_active ? t`End access` : t`Bring back`}
      variant={is_active ? 'danger' : 'solid'}
      onClose={onClose}
      onDone={() => toast(is_active ? t`${name} is signed out everywhere` : t`${name} may sign in again`)}
      size="sm"
    >
      {() => (
        <p>
          {is_active
            ? t`They are signed out everywhere at once and can't sign in any more. What they did stays in the list of changes.`
            : t`They sign in with the password that they had.`}
        </p>
      )}
    </FormDialog>
  );
}

/** After a lost phone or a forgotten password: all that the account was opened with goes, and a new link lets its owner in. */
export function ResetDialog({
  person: { id, name, is_invited },
  onClose,
  onDone,
}: PersonProps & { onDone: (invitation: Invitation) => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      title={is_invited ? t`Make a new link for ${name}?` : t`Let ${name} begin anew?`}
      endpoint={resetStaffEndpoint}
      params={{ id }}
      body={() => undefined}
      action={t`Make the link`}
      onClose={onClose}
      onDone={onDone}
      size="sm"
    >
      {() => (
        <p>
          {is_invited
            ? t`The link before it holds no longer.`
            : t`Their password and second factor are taken away and they are signed out everywhere. With a new link they choose a new password.`}
        </p>
      )}
    </FormDialog>
  );
}
