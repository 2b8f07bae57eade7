import { useLingui } from '@lingui/react/macro';
import { endStaffSessionEndpoint, staffSessionsEndpoint } from '#contract/staff.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useToast } from '../ui/Toasts.tsx';
import * as css from './account.css.ts';

/** The browsers in which one is signed in: one that is not known any more is signed out from here. */
export function BrowserList() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const reading = useReading(staffSessionsEndpoint);
  const end = useDecision(endStaffSessionEndpoint, () => toast(t`That browser is signed out`));
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{t`Where you are signed in`}</Heading>
        <Answer reading={reading}>
          {({ sessions }) => (
            <ul>
              {sessions.map(({ id, device, began_at, seen_at, is_current }) => (
                <li key={id} className={css.browser}>
                  <div className={css.words}>
                    <p className={css.device}>{device === '' ? t`Unknown browser` : device}</p>
                    <p
                      className={css.quiet}
                    >{t`Last seen ${formatMoment(seen_at, language)}, since ${formatMoment(began_at, language)}`}</p>
                  </div>
                  {is_current ? (
                    <Tag tone="ok">{t`This browser`}</Tag>
                  ) : (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t`Sign out of ${device}`}
                      loading={end.isPending && end.variables.params?.id === id}
                      onClick={() => end.mutate({ params: { id } })}
                    >
                      {t`Sign out`}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answer>
        <Failure error={end.error} />
      </Stack>
    </Card>
  );
}
