import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';

/** The way back in the installed app, which has no browser around it; nothing on the first page. */
export function BackButton() {
  const { t } = useLingui();
  const router = useRouter();
  if (!useCanGoBack()) return null;
  return (
    <IconButton label={t`Back`} onClick={() => router.history.back()}>
      <ArrowLeft size={24} />
    </IconButton>
  );
}
