import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import type { inviteStaffEndpoint } from '#contract/staff.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Copy } from '#ui/icons.ts';
import { CopyLine } from '#ui/patterns/CopyLine.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useCopy } from '../ui/use-copy.ts';

/** What the shop answers once: the link that lets a member of staff choose a password. */
export type Invitation = v.InferOutput<typeof inviteStaffEndpoint.answer>;

/** The link, which is shown this once: the server keeps nothing that could show it again. */
export function InvitationLink({ invitation: { name, link, expires_at }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const copy = useCopy();
  const until = `${formatMoment(expires_at, language)} ${zoneName(expires_at)}`;
  return (
    <Dialog
      open
      title={t`Link for ${name}`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={<Button variant="outline" onClick={onClose}>{t`I have sent it`}</Button>}
    >
      <Stack gap={16}>
        <p>{t`Send ${name} this link, for example by WhatsApp. It counts once, until ${until}.`}</p>
        <CopyLine
          label={t`Link`}
          value={link}
          icon={<Copy size={16} />}
          copy={t`Copy`}
          copyLabel={t`Copy the link`}
          onCopy={() => void copy(link)}
        />
        <Notice tone="warn">{t`You see this link only now. If it gets lost, make a new one in the list.`}</Notice>
      </Stack>
    </Dialog>
  );
}
