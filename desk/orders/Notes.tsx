import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import type { AdminOrder } from '#contract/admin.ts';
import { addOrderNoteEndpoint, orderNotesEndpoint } from '#contract/admin-notes.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Failure } from '../ui/Failure.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import * as css from './orders.css.ts';

/** What colleagues tell each other about an order; its customer never reads it. */
export function Notes({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(orderNotesEndpoint, { params: { id: order.id } });
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Notes for colleagues`}</Heading>
        <Answer reading={reading}>
          {({ notes }) =>
            notes.length === 0 ? (
              <p className={css.note}>{t`No colleague has left a note yet.`}</p>
            ) : (
              <Stack as="ul" gap={12}>
                {notes.map(({ id, at, person, words }) => (
                  <li key={id}>
                    <p className={css.words}>{words}</p>
                    <p className={css.note}>{`${person} · ${formatMoment(at, language)}`}</p>
                  </li>
                ))}
              </Stack>
            )
          }
        </Answer>
        <NewNote id={order.id} />
      </Stack>
    </Card>
  );
}

function NewNote({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const decision = useDecision(addOrderNoteEndpoint, () => {
    form.current?.reset();
    toast(t`The note is saved`);
  });
  const { words: code } = fieldCodes(decision.error);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!decision.isPending) decision.mutate({ params: { id }, body: { words: textOf(new FormData(event.currentTarget), 'words') } });
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap={12}>
        <TextArea
          name="words"
          label={t`New note`}
          hint={t`Only the shop’s own people read it.`}
          rows={2}
          readOnly={decision.isPending}
          error={code === undefined ? undefined : i18n._(fieldMessage(code))}
        />
        {code === undefined ? <Failure error={decision.error} /> : null}
        <Button type="submit" variant="outline" size="sm" loading={decision.isPending}>
          {t`Save the note`}
        </Button>
      </Stack>
    </form>
  );
}
