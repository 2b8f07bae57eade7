import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteLogoEndpoint, LOGO_LENGTH, setLogoEndpoint } from '#contract/admin-settings.ts';
import { siteInfoEndpoint } from '#contract/site.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Failure } from '../ui/Failure.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import * as css from './settings.css.ts';

/** The logo as customers see it beside the shop's name, and how to put in another one. */
export function LogoCard({ name, markColour }: { name: string; markColour: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const site = useReading(siteInfoEndpoint);
  const removal = useDecision(deleteLogoEndpoint, () => toast(t`The shop shows its drawn mark`));
  const picture = site.data?.logo_url;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{t`Logo`}</Heading>
        <div className={css.logo}>
          <Logo name={name} color={markColour || undefined} picture={picture} />
        </div>
        <p className={css.note}>{t`A drawing (SVG), or a PNG, JPEG or WebP of at least 192 pixels each way, up to 256 KB.`}</p>
        <Stack direction="row" gap={8}>
          <LogoUpload />
          {picture === undefined ? null : (
            <Button variant="quiet" loading={removal.isPending} onClick={() => removal.mutate({})}>
              {t`Take the drawn mark again`}
            </Button>
          )}
        </Stack>
        <Failure error={removal.error} />
      </Stack>
    </Card>
  );
}

function LogoUpload() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [isTooLarge, setTooLarge] = useState(false);
  const decision = useDecision(setLogoEndpoint, () => toast(t`The logo is changed`));
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const content = await base64Of(file);
    setTooLarge(content.length > LOGO_LENGTH);
    if (content.length <= LOGO_LENGTH) decision.mutate({ body: { content } });
  };
  const code = isTooLarge ? 'file_too_large' : fieldCodes(decision.error).content;
  const words = code === 'too_short' ? t`The picture is too small: it needs 192 pixels each way.` : code && i18n._(fieldMessage(code));
  return (
    <>
      <FileButton accept="image/svg+xml,image/png,image/jpeg,image/webp" disabled={decision.isPending} onFiles={files => void send(files)}>
        {decision.isPending ? t`Sending…` : t`Choose a logo`}
      </FileButton>
      {words ? (
        <Notice tone="bad" role="alert">
          {words}
        </Notice>
      ) : (
        <Failure error={decision.error instanceof AppError ? decision.error : null} />
      )}
    </>
  );
}

/** A file as base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
