import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useIsReachable } from '#data/connectivity.ts';
import { historyCommands } from '#data/orders/history-commands.ts';
import type { Days } from '#data/orders/history-queries.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { saveFile } from '#lib/save-file.ts';
import { Download } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** The customer's orders as a file for a spreadsheet, which the shop makes: a phone has only those that it has shown. */
export function OrdersFile({ from, until }: Days) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isReachable = useIsReachable();
  const fetched = useMutation(historyCommands.file(language));
  const name = ['orders', from, until].filter(Boolean).join('-');
  return (
    <Stack gap={12}>
      <Heading level={2} size="group">
        <Trans>Your orders as a file</Trans>
      </Heading>
      <p>
        <Trans>Every line with its project, number and day, for Excel. Freight has rows of its own, so that the last column adds up.</Trans>
      </p>
      {fetched.error === null ? null : (
        <Notice tone="bad" role="alert" title={t`The file could not be loaded`}>
          {i18n._(problemMessage(fetched.error))}
        </Notice>
      )}
      <div>
        <Button
          variant="outline"
          leading={<Download size={18} />}
          disabled={!isReachable}
          loading={fetched.isPending}
          onClick={() => fetched.mutate({ from, until }, { onSuccess: file => saveFile(file, `${name}.csv`) })}
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
    </Stack>
  );
}
