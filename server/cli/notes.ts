import { addOrderNoteEndpoint, type OrderNote, orderNotesEndpoint } from '#contract/admin-notes.ts';
import type { CallCommand } from './call-command.ts';
import { moment } from './print.ts';
import { call } from './shop.ts';
import { none, required, UsageError } from './usage.ts';

export const notesHelp = `  notes ID                                       what the shop's own people noted on an order, newest first; no customer sees it
  notes ID --add TEXT [--by NAME]                note something on it, up to 1,000 characters`;

/** The words that begin such a command. */
export const notesNames = ['notes'] as const;

interface NotesValues {
  readonly add?: string | undefined;
  readonly by?: string | undefined;
}

const command = (subject: string, perform: CallCommand['perform']): CallCommand => ({ name: 'call', subject, perform });

/**
 * Reads 'notes …'.
 * @throws UsageError
 */
export function readNotesCommand([, order, ...rest]: readonly string[], { add, by }: NotesValues): CallCommand {
  const params = { id: required(order, "'notes' needs an order's number or id.") };
  none(rest, 0);
  if (add === undefined) {
    if (by !== undefined) throw new UsageError('--by goes with --add.');
    return command(`order ${params.id}`, async shop => {
      const data = await call(shop, orderNotesEndpoint, { params });
      return { data, text: notesText(data.notes) };
    });
  }
  const words = required(add.trim(), "'notes' needs --add TEXT.");
  return command(`order ${params.id}`, async shop => {
    const data = await call(shop, addOrderNoteEndpoint, { params, body: { words, ...(by === undefined ? {} : { person: by }) } });
    return { data, text: notesText([data]) };
  });
}

function notesText(notes: readonly OrderNote[]): string {
  if (notes.length === 0) return 'No notes.';
  // A note may have several lines, which a table would tear apart.
  return notes
    .map(({ at, person, words }) => [`${moment(at)}, ${person}`, ...words.split('\n').map(line => `  ${line}`)].join('\n'))
    .join('\n\n');
}
