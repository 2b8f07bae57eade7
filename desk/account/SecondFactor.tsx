import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { removeSecondFactorEndpoint, type StaffSelf } from '#contract/staff.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import * as css from './account.css.ts';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ConfirmDialog, PasswordDialog, type Secret } from './SetUpSecondFactor.tsx';

/** A code of the phone besides the password: whether it is asked for, and how that is changed. */
export function SecondFactor({ me: { has_second_factor: isOn, recovery_codes: left } }: { me: StaffSelf }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'password' | 'remove' | Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  return (
    <Card as="section">
      <Stack gap={12}>
        <div className={css.titled}>
          <Heading level={2}>{t`Second factor`}</Heading>
          <Tag tone={isOn ? 'ok' : 'warn'}>{isOn ? t`On` : t`Off`}</Tag>
        </div>
        <p>{t`With a second factor a stolen password opens nothing: at the sign-in the desk also asks for a code from your phone.`}</p>
        {codes === null ? null : <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
        {isOn ? (
          <>
            <p className={css.quiet}>
              {left === 0
                ? t`No recovery codes are left. To get new ones, take the second factor away and set it up again.`
                : t`${plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}`}
            </p>
            <div>
              <Button variant="outline" onClick={() => setOpen('remove')}>{t`Take it away`}</Button>
            </div>
          </>
        ) : (
          <div>
            <Button onClick={() => setOpen('password')}>{t`Set it up`}</Button>
          </div>
        )}
      </Stack>
      {open === 'password' ? <PasswordDialog onClose={close} onDone={setOpen} /> : null}
      {typeof open === 'object' && open !== null ? <ConfirmDialog secret={open} onClose={close} onDone={setCodes} /> : null}
      {open === 'remove' ? <RemoveDialog onClose={close} onDone={() => setCodes(null)} /> : null}
    </Card>
  );
}

function RemoveDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <FormDialog
      title={t`Take the second factor away?`}
      endpoint={removeSecondFactorEndpoint}
      body={fields => ({ code: textOf(fields, 'code') })}
      action={t`Take it away`}
      variant="danger"
      onClose={onClose}
      onDone={() => {
        onDone();
        toast(t`The second factor is off`);
      }}
      size="sm"
    >
      {error => (
        <>
          <p>{t`From then on your password alone opens the desk.`}</p>
          <CodeField hint={t`Six digits, or one of your recovery codes.`} error={error('code')} />
        </>
      )}
    </FormDialog>
  );
}
