import { useState } from 'react';
import type { Pin } from '#lib/geo-pin.ts';

/** Milliseconds: a cold receiver under a tin roof needs its time. */
const PATIENCE = 20_000;

/** Asks the device where it is, when told to. */
export function useOwnPlace(onPlace: (place: Pin) => void) {
  const [state, setState] = useState<'idle' | 'looking' | 'refused'>('idle');
  const look = () => {
    if (!('geolocation' in navigator)) {
      setState('refused');
      return;
    }
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPlace({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 60_000 },
    );
  };
  return { isLooking: state === 'looking', isRefused: state === 'refused', look };
}
