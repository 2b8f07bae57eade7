import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import type * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { Button, type ButtonProps } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { fieldMessage } from '../words/problem-words.ts';
import { Failure } from './Failure.tsx';

interface FormDialogProps<Body extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access> {
  title: string;
  endpoint: Endpoint<undefined, Body, Answer, Who>;
  params?: Readonly<Record<string, string>>;
  /** The body of the request, made of the form's fields. */
  body: (fields: FormData) => Body extends v.GenericSchema ? v.InferInput<Body> : undefined;
  /** The words of the button that sends it. */
  action: string;
  variant?: NonNullable<ButtonProps['variant']>;
  onClose: () => void;
  onDone?: (answer: v.InferOutput<Answer>) => void;
  /** The fields; `error` gives a field's refusal in words. */
  children: (error: (field: string) => string | undefined) => ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** A decision with what it needs to know. It stays open with all that was typed until the shop has answered. */
export function FormDialog<Body extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access>({
  title,
  endpoint,
  params,
  body,
  action,
  variant = 'solid',
  onClose,
  onDone,
  children,
  size = 'md',
}: FormDialogProps<Body, Answer, Who>) {
  const { t, i18n } = useLingui();
  const id = useId();
  const decision = useDecision(endpoint, answer => {
    onClose();
    onDone?.(answer);
  });
  const codes = fieldCodes(decision.error);
  const errorOf = (field: string) => (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!decision.isPending) decision.mutate({ params, body: body(new FormData(event.currentTarget)) });
  };
  return (
    <Dialog
      open
      size={size}
      title={title}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Stack direction="row" gap={8} justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t`Back`}
          </Button>
          <Button type="submit" form={id} variant={variant} loading={decision.isPending}>
            {action}
          </Button>
        </Stack>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <Stack gap={16}>
          {children(errorOf)}
          <Failure error={decision.error} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** A text field of a form, without the room around it. */
export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** A whole number of a form: '1.250.000' and '1,250,000' as well; undefined where nothing was typed, NaN where it is no number. */
export function numberOf(fields: FormData, name: string): number | undefined {
  const text = textOf(fields, name).replace(/[\s.,]|^Rp/gi, '');
  return text === '' ? undefined : /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}
