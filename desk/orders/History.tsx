import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { useEventWords } from '../words/use-event-words.ts';
import * as css from './orders.css.ts';

/** What happened to an order, the latest first, and who did it. */
export function History({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const wordsOf = useEventWords();
  const reading = useReading(adminHistoryEndpoint, { params: { id: order.id } });
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`History`}</Heading>
        <Answer reading={reading}>
          {({ events }) => (
            <Stack as="ol" gap={12}>
              {events.toReversed().map(event => {
                const { what, who, why } = wordsOf(event, order);
                return (
                  <li key={`${event.at} ${event.status}`}>
                    <p>{what}</p>
                    <p className={css.note}>{`${formatMoment(event.at, language)} · ${who}`}</p>
                    {why === null ? null : <p className={css.note}>{why}</p>}
                  </li>
                );
              })}
            </Stack>
          )}
        </Answer>
      </Stack>
    </Card>
  );
}
