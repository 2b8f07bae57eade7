import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type ListCommands, useListCommands } from '#data/lists/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';

/** The edits of lists, of which a failure is said to the customer. `create` is null and the others false where it was not saved. */
export function useListEdits(): ListCommands {
  const { i18n } = useLingui();
  const commands = useListCommands();
  return useMemo(() => {
    const told =
      <Result>(failed: Result) =>
      (error: unknown): Result => {
        toasts.show('danger', i18n._(problemMessage(error)));
        return failed;
      };
    return {
      create: (...given) => commands.create(...given).catch(told(null)),
      edit: (...given) => commands.edit(...given).catch(told(false)),
      remove: list => commands.remove(list).catch(told(false)),
    };
  }, [commands, i18n]);
}
