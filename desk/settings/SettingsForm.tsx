import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { Failure } from '../ui/Failure.tsx';
import { LeaveGuard } from '../ui/LeaveGuard.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { fieldMessage } from '../words/problem-words.ts';

interface SettingsFormProps<Body extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access> {
  title: string;
  note?: string;
  endpoint: Endpoint<undefined, Body, Answer, Who>;
  params?: Readonly<Record<string, string>>;
  /** The body of the request, made of the form's fields. */
  body: (fields: FormData) => Body extends v.GenericSchema ? v.InferInput<Body> : undefined;
  /** Errors in words, by field, that are known before the shop is asked. */
  check?: (fields: FormData) => Readonly<Record<string, string>>;
  /** What comes after the shop has it, such as the list that it now stands in. */
  onDone?: () => void;
  /** The fields; `error` gives a field's refusal in words, `touch` says that something was changed without typing. */
  children: (error: (field: string) => string | undefined, touch: () => void) => ReactNode;
}

/** A part of the settings with a button of its own. What was typed stays in its fields until the shop has it. */
export function SettingsForm<Body extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access>({
  title,
  note,
  endpoint,
  params,
  body,
  check,
  onDone,
  children,
}: SettingsFormProps<Body, Answer, Who>) {
  const { t, i18n } = useLingui();
  const id = useId();
  const toast = useToast();
  const [isUnsaved, setUnsaved] = useState(false);
  const decision = useDecision(endpoint, () => {
    setUnsaved(false);
    toast(t`Saved. Customers see it within five minutes.`);
    onDone?.();
  });
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const codes = fieldCodes(decision.error);
  const errorOf = (field: string) => own[field] ?? (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decision.isPending) return;
    const fields = new FormData(event.currentTarget);
    const found = check?.(fields) ?? {};
    setOwn(found);
    if (Object.keys(found).length === 0) decision.mutate({ params, body: body(fields) });
  };
  const touch = () => setUnsaved(true);
  return (
    <Card as="section" aria-labelledby={id}>
      <form onSubmit={send} onInput={touch} noValidate aria-labelledby={id}>
        <Stack gap={16}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {note ? <p>{note}</p> : null}
          {children(errorOf, touch)}
          <Failure error={decision.error} />
          <Stack direction="row" gap={8}>
            <Button type="submit" loading={decision.isPending}>
              {t`Save`}
            </Button>
          </Stack>
        </Stack>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Card>
  );
}
