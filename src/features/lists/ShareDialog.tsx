import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListFacts } from '#data/lists/line-facts.ts';
import { linkCommands } from '#data/lists/link-commands.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { saveFile } from '#lib/save-file.ts';
import { shareOr } from '#lib/share.ts';
import { Copy, Download, Link2, MessageCircle } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import * as css from './Lists.css.ts';
import { csvName, listCsv } from './list-csv.ts';
import { listText } from './list-text.ts';

interface Props {
  list: ShownList;
  facts: ListFacts;
  /** A guest has no link: the list lies on this phone alone. */
  isGuest: boolean;
  onClose: () => void;
}

/** A list as a message, as a file for Excel, and as a link to a read-only copy. */
export function ShareDialog({ list, facts, isGuest, onClose }: Props) {
  const { t, i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isManual, setManual] = useState(false);
  const share = useMutation(linkCommands.share(list.id));
  const revoke = useMutation(linkCommands.revoke(list.id));
  const token = list.share_token;
  const address = token === null ? null : new URL(`/shared-list/${token}`, window.location.origin).href;
  const text = listText(i18n, list.name, facts, address);
  const problem = share.error ?? revoke.error;

  async function copy(words: string) {
    try {
      await navigator.clipboard.writeText(words);
      toasts.show('success', t`Copied`);
    } catch {
      // The clipboard is closed to pages without permission: the text can be marked and copied by hand.
      setManual(true);
      requestAnimationFrame(() => area.current?.select());
    }
  }
  const send = () => shareOr({ title: list.name, text }, () => copy(text));
  const download = () => saveFile(new Blob([listCsv(i18n, facts)], { type: 'text/csv;charset=utf-8' }), csvName(list.name));
  return (
    <Dialog open onClose={onClose} title={t`Share the list`} closeLabel={t`Close`}>
      <div className={css.stack}>
        <Button block leading={<MessageCircle size={18} />} onClick={() => void send()}>
          <Trans>Send as a message</Trans>
        </Button>
        <Button block variant="outline" leading={<Copy size={18} />} onClick={() => void copy(text)}>
          <Trans>Copy the text</Trans>
        </Button>
        {isManual ? <TextArea ref={area} label={t`Text`} readOnly value={text} /> : null}
        <Button block variant="outline" leading={<Download size={18} />} onClick={download}>
          <Trans>File for Excel (CSV)</Trans>
        </Button>
        {isGuest ? (
          <p className={css.muted}>
            <Trans>A link needs an account: log in and save the list to it.</Trans>
          </p>
        ) : address === null ? (
          <>
            <Button block variant="outline" leading={<Link2 size={18} />} loading={share.isPending} onClick={() => share.mutate(undefined)}>
              <Trans>Make a link</Trans>
            </Button>
            <p className={css.muted}>
              <Trans>The receiver sees lines and prices and can take a copy. Site, client and your note are not shown.</Trans>
            </p>
          </>
        ) : (
          <>
            <p className={css.sectionName}>{address}</p>
            <div className={css.row}>
              <Button size="sm" variant="outline" leading={<Link2 size={18} />} onClick={() => void copy(address)}>
                <Trans>Copy link</Trans>
              </Button>
              <Button size="sm" variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
                <Trans>Revoke the link</Trans>
              </Button>
            </div>
          </>
        )}
        {problem === null ? null : (
          <p role="alert" className={css.warn}>
            {i18n._(problemMessage(problem))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
