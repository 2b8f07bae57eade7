import { useLingui } from '@lingui/react/macro';
import { Copy, Printer } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useCopy } from '../ui/use-copy.ts';
import * as css from './account.css.ts';

/**
 * The recovery codes, which the server can't show again. They stand in the page and not in a dialog, which a press beside it would close,
 * and which is not printed.
 */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Notice tone="warn" role="status" title={t`Keep these recovery codes now: you see them only this once`}>
      <Stack gap={12}>
        <p>{t`If your phone is lost, each of them opens the desk once in the place of a code. Keep them apart from your phone.`}</p>
        <ul className={css.codes}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Stack direction="row" gap={8}>
          <Button variant="outline" size="sm" leading={<Copy size={16} />} onClick={() => void copy(codes.join('\n'))}>
            {t`Copy`}
          </Button>
          <Button variant="outline" size="sm" leading={<Printer size={16} />} onClick={() => print()}>
            {t`Print`}
          </Button>
          <Button size="sm" onClick={onKept}>
            {t`I have kept them`}
          </Button>
        </Stack>
      </Stack>
    </Notice>
  );
}
