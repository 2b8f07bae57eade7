import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { accountCommands } from '#data/account/commands.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { saveFile } from '#lib/save-file.ts';
import { Download } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** The file of everything that the shop has of the customer. */
export function ExportData() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isReachable = useIsReachable();
  const fetched = useMutation(accountCommands.exportData());
  const save = () =>
    fetched.mutate(language, { onSuccess: file => saveFile(file, `account-${new Date().toISOString().slice(0, 10)}.json`) });
  return (
    <Stack gap={12}>
      <Heading level={2}>
        <Trans>Your data as a file</Trans>
      </Heading>
      <p>
        <Trans>
          Profile, addresses, orders, invoices, returns, cart, reviews, notifications and devices in one JSON file, which you can keep or
          give to another program.
        </Trans>
      </p>
      {fetched.error === null ? null : (
        <Notice tone="bad" role="alert" title={t`The file could not be loaded`}>
          {i18n._(problemMessage(fetched.error))}
        </Notice>
      )}
      {fetched.isSuccess ? (
        <Notice tone="ok" role="status">
          <Trans>The file is among your downloads. Anyone who has it can read your data.</Trans>
        </Notice>
      ) : null}
      <div>
        <Button variant="outline" leading={<Download size={18} />} disabled={!isReachable} loading={fetched.isPending} onClick={save}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </Stack>
  );
}
