import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { sessionCommands } from '#data/session/commands.ts';
import { useSession } from '#data/session/use-session.ts';
import * as css from './popovers.css.ts';

export function LogoutEntry() {
  const logout = useMutation(sessionCommands.logout(useSession()));
  return (
    <button type="button" className={css.entry} aria-busy={logout.isPending} onClick={() => logout.isPending || logout.mutate(undefined)}>
      <LogOut size={18} aria-hidden="true" />
      <Trans>Logout</Trans>
    </button>
  );
}
