import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatPin, type Pin, pinAt } from '#lib/geo-pin.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { LocateFixed, MapPin } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useOwnPlace } from './use-own-place.ts';

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }));

export interface PinFieldProps {
  readonly pin: Pin | null;
  /** Code of the chosen regency, such as '81.71'; '' for none. */
  readonly regency: string;
  readonly onChange: (pin: Pin | null) => void;
  readonly error?: string | undefined;
}

/** Where a driver has to go, on a map that loads when it is asked for. Optional. */
export function PinField({ pin, regency, onChange, error }: PinFieldProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const middle = useRef<(() => Pin) | null>(null);
  const own = useOwnPlace(place => onChange(pinAt(place.latitude, place.longitude)));
  const letters = { north: t`N`, south: t`S`, east: t`E`, west: t`W` };
  return (
    <FieldGroup legend={t`Pin on the map`} hint={t`Optional: helps the driver where streets have no names`} {...(error ? { error } : {})}>
      <Stack gap={12}>
        <output className={sprinkles({ color: 'ink2' })}>
          {pin === null ? <Trans>No pin yet</Trans> : <Trans>Pin at {formatPin(pin, letters)}</Trans>}
        </output>
        {isOpen ? (
          <>
            <Suspense fallback={<Skeleton shape="wide" />}>
              <PinMap pin={pin} regency={regency} onPin={onChange} onReady={centre => (middle.current = centre)} />
            </Suspense>
            <p className={sprinkles({ fontSize: 14, color: 'ink2' })}>
              <Trans>Tap the map or drag the pin; the arrow keys move a chosen pin</Trans>
            </p>
          </>
        ) : null}
        <Stack direction="row" gap={8}>
          {isOpen ? (
            <Button variant="outline" size="sm" onClick={() => middle.current !== null && onChange(middle.current())}>
              <Trans>Pin the middle of the map</Trans>
            </Button>
          ) : (
            <Button variant="outline" size="sm" leading={<MapPin size={18} />} onClick={() => setOpen(true)}>
              <Trans>Open the map</Trans>
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            loading={own.isLooking}
            leading={<LocateFixed size={18} />}
            onClick={() => {
              setOpen(true);
              own.look();
            }}
          >
            <Trans>Use my location</Trans>
          </Button>
          {pin === null ? null : (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trans>Remove the pin</Trans>
            </Button>
          )}
        </Stack>
        {own.isRefused ? (
          <p role="alert" className={sprinkles({ color: 'bad' })}>
            <Trans>Your location is not available. Allow it in the browser, or put the pin yourself</Trans>
          </p>
        ) : null}
      </Stack>
    </FieldGroup>
  );
}
