import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { beginSecondFactorEndpoint, confirmSecondFactorEndpoint } from '#contract/staff.ts';
import { Copy } from '#ui/icons.ts';
import { CopyLine } from '#ui/patterns/CopyLine.tsx';
import { drawQr } from '#ui/patterns/qr-drawing.ts';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useCopy } from '../ui/use-copy.ts';
import * as css from './account.css.ts';
import { CodeField } from './CodeField.tsx';

/** What the authenticator app needs. */
export type Secret = v.InferOutput<typeof beginSecondFactorEndpoint.answer>;

/** The first step asks for the password: a browser that was left open must not be enough. @param onDone gets the secret for the app */
export function PasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: (secret: Secret) => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      title={t`Set up the second factor`}
      endpoint={beginSecondFactorEndpoint}
      body={fields => ({ password: String(fields.get('password') ?? '') })}
      action={t`Next`}
      onClose={onClose}
      onDone={onDone}
      size="sm"
    >
      {error => (
        <>
          <p>{t`You need an authenticator app on your phone, such as Google Authenticator.`}</p>
          <PasswordField
            name="password"
            label={t`Your password`}
            autoComplete="current-password"
            showLabel={t`Show the password`}
            hideLabel={t`Hide the password`}
            error={error('password')}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

interface ConfirmProps {
  secret: Secret;
  onClose: () => void;
  /** Gets the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** The second step: the first code proves that the app has the secret. */
export function ConfirmDialog({ secret: { secret, uri }, onClose, onDone }: ConfirmProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { side, path } = useMemo(() => drawQr(uri), [uri]);
  return (
    <FormDialog
      title={t`Set up the second factor`}
      endpoint={confirmSecondFactorEndpoint}
      body={fields => ({ code: textOf(fields, 'code') })}
      action={t`Confirm`}
      onClose={onClose}
      onDone={({ recovery_codes }) => onDone(recovery_codes)}
    >
      {error => (
        <>
          <p>{t`Scan this with the authenticator app, or type the key into it.`}</p>
          <svg className={css.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t`Key of the second factor as a QR code`}>
            <path d={path} fill="currentColor" shapeRendering="crispEdges" />
          </svg>
          <CopyLine
            label={t`Key`}
            value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
            icon={<Copy size={16} />}
            copy={t`Copy`}
            copyLabel={t`Copy the key`}
            onCopy={() => void copy(secret)}
          />
          <CodeField hint={t`The six digits that the app shows now.`} error={error('code')} />
        </>
      )}
    </FormDialog>
  );
}
