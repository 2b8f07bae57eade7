import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from '../icons.ts';
import { classNames } from './class-names.ts';
import { button, input, stepper, suffix } from './Stepper.css.ts';
import { typedQuantity } from './typed-quantity.ts';

export interface StepperProps {
  /** Whole sold units. */
  value: number;
  onDecrement: () => void;
  onIncrement: () => void;
  /** A typed quantity, on leaving the field or Enter; not called when it equals `value`. The caller snaps it to what is allowed. */
  onCommit: (quantity: number) => void;
  /** With every key what a typed quantity comes to so far; null once the field shows `value` again, and where it is no number. */
  onType?: ((quantity: number | null) => void) | undefined;
  /** Sold units in one that is shown and typed: 2 where half kilograms are sold and people say kilograms. */
  parts?: number;
  /** Between whole ones and halves. */
  decimal?: string;
  /** A unit behind the number. */
  suffix?: string;
  decrementLabel: string;
  incrementLabel: string;
  inputLabel: string;
  /** Id of text that explains a correction or limit. */
  describedBy?: string;
  canDecrement?: boolean;
  canIncrement?: boolean;
  disabled?: boolean;
  /** `md` is 48 px high, `sm` 40 px. */
  size?: 'md' | 'sm';
  block?: boolean;
  className?: string;
}

export function Stepper(props: StepperProps) {
  const { value, disabled = false, canDecrement = value > 0, canIncrement = true, parts = 1, decimal = '.' } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string | null) {
    setDraft(text);
    const typed = text === null ? null : typedQuantity(text, parts);
    props.onType?.(typed === null ? null : Math.ceil(typed));
  }
  function commit() {
    if (draft === null) return;
    type(null);
    const quantity = typedQuantity(draft, parts);
    if (quantity !== null && quantity !== value) props.onCommit(quantity);
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // A quantity inside a form must not send the form.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      type(null);
    }
  }
  const canLess = canDecrement && !disabled;
  const canMore = canIncrement && !disabled;
  return (
    <span className={classNames(stepper({ size: props.size, block: props.block }), props.className)} data-disabled={disabled || undefined}>
      <button
        type="button"
        className={button}
        aria-label={props.decrementLabel}
        aria-disabled={!canLess}
        onClick={canLess ? props.onDecrement : undefined}
      >
        <Minus size={20} />
      </button>
      <input
        className={input}
        type="text"
        inputMode={parts > 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={9}
        aria-label={props.inputLabel}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={draft ?? String(value / parts).replace('.', decimal)}
        onChange={event => type(event.target.value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onBlur={commit}
        onKeyDown={keyDown}
      />
      {props.suffix === undefined ? null : (
        <span className={suffix} aria-hidden="true">
          {props.suffix}
        </span>
      )}
      <button
        type="button"
        className={button}
        aria-label={props.incrementLabel}
        aria-disabled={!canMore}
        onClick={canMore ? props.onIncrement : undefined}
      >
        <Plus size={20} />
      </button>
    </span>
  );
}
