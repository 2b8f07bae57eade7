import { useLingui } from '@lingui/react/macro';
import { LONGEST_PROJECT } from '#contract/orders.ts';
import { SuggestField } from '#ui/patterns/SuggestField.tsx';
import { chipRow } from '#ui/primitives/Chip.css.ts';
import { Chip } from '#ui/primitives/Chip.tsx';

/** Names that are offered to be tapped; the others come up while the customer types. */
const TAPPED = 4;

interface Props {
  /** Of earlier orders, the latest first, then of project lists. */
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

/**
 * The project or purchase order that goods are for. Names of earlier orders are picked and not typed anew: typed ones fall apart into several
 * spellings. Without a line they are those that this phone keeps.
 */
export function ProjectField({ names, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <>
      <SuggestField
        label={t`Project or PO number (optional)`}
        hint={t`Stands on the order and its invoice, so that you can find it and add up what a project costs.`}
        value={value}
        onChange={event => onChange(event.target.value)}
        maxLength={LONGEST_PROJECT}
        suggestions={names}
        enterKeyHint="done"
      />
      {names.length === 0 ? null : (
        <ul className={chipRow} aria-label={t`Earlier projects`}>
          {names.slice(0, TAPPED).map(name => (
            <li key={name}>
              <Chip selected={name === value} onClick={() => onChange(name === value ? '' : name)}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
