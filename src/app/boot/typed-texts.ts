type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields to type in; passwords and files are never written by a script. */
const FIELDS = '#root input:not([type=password], [type=file], [type=checkbox], [type=radio]), #root textarea';

/** Those that the customer sees: a page may have a field twice, of which each width of the screen shows one. */
const fields = () => [...document.querySelectorAll<Field>(FIELDS)].filter(field => field.getClientRects().length > 0);

/** A field is known again by its name and its label. */
const keyOf = (field: Field) => [field.name, field.getAttribute('aria-label'), field.labels?.[0]?.textContent].join('|');

/** Remembers the texts in the fields of the page; `restore` writes it into those that have something else then. */
export function typedTexts(): { restore(): void } {
  const texts = new Map(fields().map(field => [keyOf(field), field.value]));
  return {
    restore() {
      for (const field of fields()) {
        const text = texts.get(keyOf(field));
        if (text !== undefined && text !== field.value) write(field, text);
      }
    },
  };
}

/** As a customer would: React hears the event only where the value was set past it. */
function write(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The customer is not typing there now: suggestions close, and numbers are taken over.
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
