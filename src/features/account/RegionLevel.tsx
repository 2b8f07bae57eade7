import { Trans } from '@lingui/react/macro';
import type { Region } from '#contract/addresses.ts';
import { Select } from '#ui/primitives/Select.tsx';

interface Props {
  readonly label: string;
  readonly regions: readonly Region[] | undefined;
  readonly value: string;
  /** Its name, should the list not be at hand; may be empty. */
  readonly known: string;
  readonly onChoose: (code: string) => void;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** The regions that one region holds, to choose from. */
export function RegionLevel({ label, regions = [], value, known, onChoose, isDisabled = false, error, hint }: Props) {
  const isListed = regions.some(region => region.code === value);
  const isNamed = !isListed && known !== '';
  return (
    <Select
      label={label}
      {...(hint ? { hint } : {})}
      value={isListed || isNamed ? value : ''}
      disabled={isDisabled}
      onChange={event => onChoose(event.target.value)}
      {...(error ? { error, required: true } : {})}
    >
      <option value="">
        <Choose />
      </option>
      {isNamed ? <option value={value}>{known}</option> : null}
      {regions.map(region => (
        <option key={region.code} value={region.code}>
          {region.name}
        </option>
      ))}
    </Select>
  );
}

function Choose() {
  return <Trans>Choose</Trans>;
}
