import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { logoutPrompt } from '#data/session/logout-prompt.ts';
import { useSession, useUser } from '#data/session/use-session.ts';
import { LogOut } from '#ui/icons.ts';
import * as css from './popovers.css.ts';

/** Leaves at once when everything is sent, else asks first. */
export function LogoutEntry() {
  const user = useUser();
  const outbox = useOutbox();
  const logout = useMutation(sessionCommands.logout(useSession()));
  const leave = async () => {
    if (logout.isPending) return;
    // From the disk: another tab may have written what this one does not show yet. One that can't be read does not keep the customer here.
    const unsent = user === null ? [] : await outbox.unsent(user.id).catch(() => []);
    if (unsent.length > 0) logoutPrompt.open();
    else logout.mutate(undefined);
  };
  return (
    <button type="button" className={css.entry} aria-busy={logout.isPending} onClick={() => void leave()}>
      <LogOut size={18} />
      <Trans>Logout</Trans>
    </button>
  );
}
