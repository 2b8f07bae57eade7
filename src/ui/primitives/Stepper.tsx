import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { button, input, stepper } from './Stepper.css.ts';
import { typedQuantity } from './typed-quantity.ts';

export interface StepperProps {
  /** Whole sold units. */
  value: number;
  onDecrement: () => void;
  onIncrement: () => void;
  /** A typed quantity, on leaving the field or Enter; not called when it equals `value`. The caller snaps it to what is allowed. */
  onCommit: (quantity: number) => void;
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
  const { value, disabled = false, canDecrement = value > 0, canIncrement = true } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft === null) return;
    setDraft(null);
    const quantity = typedQuantity(draft);
    if (quantity !== null && quantity !== value) props.onCommit(quantity);
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // A quantity inside a form must not send the form.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      setDraft(null);
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
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={props.inputLabel}
        aria-describedby={props.describedBy}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={event => setDraft(event.target.value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onBlur={commit}
        onKeyDown={keyDown}
      />
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
