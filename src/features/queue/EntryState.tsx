import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { CircleAlert, CirclePause, CloudAlert, CloudUpload, LoaderCircle } from '#ui/icons.ts';
import { Tag } from '#ui/primitives/Tag.tsx';

/** How far an edit is, in a word. */
export function EntryState({ state, kept }: Pick<OutboxEntry, 'state' | 'kept'>) {
  switch (state) {
    case 'waiting':
      if (kept === 'page') {
        return (
          <Tag tone="warn" icon={<CloudAlert size={14} />}>
            <Trans>Only in this page</Trans>
          </Tag>
        );
      }
      return (
        <Tag tone="info" icon={<CloudUpload size={14} />}>
          {kept === 'saving' ? <Trans>Being saved</Trans> : <Trans>Queued</Trans>}
        </Tag>
      );
    case 'sending':
      return (
        <Tag tone="info" icon={<LoaderCircle size={14} />}>
          <Trans>Being sent</Trans>
        </Tag>
      );
    case 'refused':
      return (
        <Tag tone="bad" icon={<CircleAlert size={14} />}>
          <Trans>Not accepted</Trans>
        </Tag>
      );
    case 'held':
      return (
        <Tag tone="warn" icon={<CirclePause size={14} />}>
          <Trans>On hold</Trans>
        </Tag>
      );
  }
}
