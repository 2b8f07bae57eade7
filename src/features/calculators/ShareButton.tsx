import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { toasts } from '#data/toasts.ts';
import { shareOr } from '#lib/share.ts';
import { MessageCircle } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';

/** Sends a text with the phone's own means, else copies it. @param textOf the text with the address of this page in it */
export function ShareButton({ title, textOf }: { title: string; textOf: (address: string) => string }) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [manual, setManual] = useState<string | null>(null);
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t`Copied`);
    } catch {
      // The clipboard is closed to pages without permission: the text can be marked and copied by hand.
      setManual(text);
      requestAnimationFrame(() => area.current?.select());
    }
  }
  function share() {
    const text = textOf(window.location.href);
    return shareOr({ title, text }, () => copy(text));
  }
  return (
    <>
      <Button variant="quiet" leading={<MessageCircle size={18} />} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
      {manual === null ? null : <TextArea ref={area} label={t`Text`} readOnly value={manual} />}
    </>
  );
}
