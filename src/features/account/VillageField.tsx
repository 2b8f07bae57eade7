import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Region } from '#contract/addresses.ts';
import { regionQueries } from '#data/addresses/queries.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { RegionLevel } from './RegionLevel.tsx';

interface Props {
  /** The chosen district; undefined where none is, or the phone does not know it. */
  readonly district: Region | undefined;
  /** Code of the district; '' for none. */
  readonly districtCode: string;
  /** Code of the village, or of the district whose village is typed; '' for none. */
  readonly code: string;
  /** The village's name as it was typed without a line; '' where none was. */
  readonly typed: string;
  /** Name of the village that the form starts with, should its list not be at hand. */
  readonly known: string;
  readonly error: string | undefined;
  /** Null: none is chosen. */
  readonly onChoose: (village: Region | null) => void;
  readonly onType: (name: string) => void;
}

/** The village: chosen from the shop's list, or typed where that can't be had and completed from the list later. */
export function VillageField({ district, districtCode, code, typed, known, error, onChoose, onType }: Props) {
  const { t } = useLingui();
  const isReachable = useIsReachable();
  const { data: villages, error: lost } = useQuery({ ...regionQueries.children(districtCode), enabled: districtCode !== '' });
  // A list that comes while the customer types does not take the field away.
  const [isTyping, setTyping] = useState(false);
  const isMissing = villages === undefined && (!isReachable || lost !== null);
  const isNamed = known !== '' && code.length > districtCode.length;
  const isOpen = code !== '' && code === districtCode;
  if (district !== undefined && (isTyping || (isMissing && !isNamed))) {
    return (
      <TextField
        label={t`Village`}
        hint={t`The village is completed when there is signal`}
        value={typed}
        onChange={event => onType(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        {...(error ? { error, required: true } : {})}
      />
    );
  }
  return (
    <RegionLevel
      label={t`Village`}
      hint={isOpen ? t`Choose the village from the list to complete the address` : undefined}
      regions={villages}
      value={code}
      known={isOpen ? typed : known}
      isDisabled={districtCode === ''}
      error={error}
      onChoose={next => {
        if (next !== districtCode) onChoose(villages?.find(region => region.code === next) ?? null);
      }}
    />
  );
}
