import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Staff, staffListEndpoint } from '#contract/staff.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useMe } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Page } from '../ui/Page.tsx';
import { roleWords } from '../words/role-words.ts';
import { type Invitation, InvitationLink } from './InvitationLink.tsx';
import { AccessDialog, ChangeDialog, InviteDialog, ResetDialog } from './StaffDialogs.tsx';

/** What the owner is about to decide. */
type Open = { readonly what: 'invite' } | { readonly what: 'change' | 'access' | 'reset'; readonly person: Staff };

/** Everybody who may sign in at the desk, and what the owner decides about them. */
export function StaffScreen() {
  const { t } = useLingui();
  const reading = useReading(staffListEndpoint);
  const [open, setOpen] = useState<Open | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const columns = useStaffColumns(setOpen);
  const close = () => setOpen(null);
  return (
    <Page title={t`Staff`} actions={<Button onClick={() => setOpen({ what: 'invite' })}>{t`Invite`}</Button>}>
      <Answer reading={reading}>
        {({ staff }) =>
          staff.length === 0 ? (
            <EmptyState>{t`There is no staff yet. Invite the first.`}</EmptyState>
          ) : (
            <DataTable label={t`Staff`} columns={columns} rows={staff} rowId={({ id }) => id} />
          )
        }
      </Answer>
      {open?.what === 'invite' ? <InviteDialog onClose={close} onDone={setInvitation} /> : null}
      {open?.what === 'change' ? <ChangeDialog person={open.person} onClose={close} /> : null}
      {open?.what === 'access' ? <AccessDialog person={open.person} onClose={close} /> : null}
      {open?.what === 'reset' ? <ResetDialog person={open.person} onClose={close} onDone={setInvitation} /> : null}
      {invitation === null ? null : <InvitationLink invitation={invitation} onClose={() => setInvitation(null)} />}
    </Page>
  );
}

function useStaffColumns(onOpen: (open: Open) => void): readonly Column<Staff>[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data: me } = useMe();
  return [
    { id: 'name', header: t`Name`, isMain: true, cell: ({ id, name }) => (id === me?.id ? t`${name} (you)` : name) },
    { id: 'email', header: t`E-mail address`, cell: ({ email }) => email },
    { id: 'role', header: t`Role`, cell: ({ role }) => i18n._(roleWords[role]) },
    { id: 'state', header: t`State`, cell: person => <StaffState person={person} /> },
    { id: 'factor', header: t`Second factor`, cell: ({ has_second_factor }) => (has_second_factor ? t`On` : t`Off`) },
    { id: 'seen', header: t`Last seen`, cell: ({ seen_at }) => (seen_at === null ? '–' : formatMoment(seen_at, language)) },
    {
      id: 'actions',
      header: t`Actions`,
      cell: person => <StaffActions person={person} isSelf={person.id === me?.id} onOpen={onOpen} />,
    },
  ];
}

function StaffState({ person: { is_active, is_invited } }: { person: Staff }) {
  const { t } = useLingui();
  if (!is_active) return <Tag tone="bad">{t`Access ended`}</Tag>;
  return is_invited ? <Tag tone="warn">{t`Invited`}</Tag> : <Tag tone="ok">{t`Active`}</Tag>;
}

/** An owner ends no access of their own and takes no password of their own away: they would stand before a closed door. */
function StaffActions({ person, isSelf, onOpen }: { person: Staff; isSelf: boolean; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const { name, is_active, is_invited } = person;
  const button = (what: 'change' | 'access' | 'reset', words: string) => (
    <Button variant="quiet" size="sm" aria-label={`${words}: ${name}`} onClick={() => onOpen({ what, person })}>
      {words}
    </Button>
  );
  return (
    <Stack direction="row" gap={4}>
      {button('change', t`Change`)}
      {isSelf || !is_active ? null : button('reset', is_invited ? t`New link` : t`Lost phone or password`)}
      {isSelf ? null : button('access', is_active ? t`End access` : t`Bring back`)}
    </Stack>
  );
}
