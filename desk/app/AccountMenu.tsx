import { Menu } from '@base-ui/react/menu';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type StaffSelf, staffLogoutEndpoint } from '#contract/staff.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CircleUserRound, Languages, LogOut, UserRound } from '#ui/icons.ts';
import { iconButtonClass } from '#ui/primitives/IconButton.css.ts';
import { useDecision } from '../data/decision.ts';
import { ME } from '../data/me.ts';
import { leavePush } from '../live/push.ts';
import { roleWords } from '../words/role-words.ts';
import * as css from './Frame.css.ts';
import { speak } from './words.ts';

/** Who is signed in, the desk's language, and the way out. */
export function AccountMenu({ me }: { me: StaffSelf }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = useDecision(staffLogoutEndpoint, () => {
    // The server ends the pushes with the session; the next person at this browser finds no subscription of this one.
    void leavePush();
    // First: the screens go, and with them who would ask anew for what is removed.
    queryClient.setQueryData(ME, null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] });
  });
  return (
    <Menu.Root>
      <Menu.Trigger className={iconButtonClass({})} aria-label={t`Account of ${me.name}`}>
        <CircleUserRound size={22} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={css.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={css.popup}>
            <p className={css.who}>{`${me.name} · ${i18n._(roleWords[me.role])}`}</p>
            <Menu.Item className={css.item} onClick={() => void navigate({ to: '/account' })}>
              <UserRound size={18} />
              <span>{t`Your account`}</span>
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => void speak(i18n, language === 'id' ? 'en' : 'id')}>
              <Languages size={18} />
              <span lang={language === 'id' ? 'en' : 'id'}>{language === 'id' ? 'English' : 'Bahasa Indonesia'}</span>
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => logout.mutate({})}>
              <LogOut size={18} />
              <span>{t`Sign out`}</span>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
