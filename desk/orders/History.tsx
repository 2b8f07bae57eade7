import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import * as pageCss from '../ui/Page.css.ts';
import { actorWords, statusWords } from '../words/order-words.ts';

/** What happened to an order, the latest first, and who did it. */
export function History({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(adminHistoryEndpoint, { params: { id: order.id } });
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`History`}</Heading>
        <Answer reading={reading}>
          {({ events }) => (
            <Stack as="ol" gap={12}>
              {events.toReversed().map(({ status, at, actor, person, note }) => {
                const word = statusWords[status];
                return (
                  <li key={`${at} ${status}`}>
                    <p>{word === undefined ? String(status) : i18n._(word)}</p>
                    <p className={pageCss.note}>{`${formatMoment(at, language)} · ${person ?? i18n._(actorWords[actor])}`}</p>
                    {note === null ? null : <p className={pageCss.note}>{note}</p>}
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
