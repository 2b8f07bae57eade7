import 'leaflet/dist/leaflet.css';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pin } from '#lib/geo-pin.ts';
import { regencyCentres } from '#lib/regency-centres.ts';
import { Minus, Plus } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { createPinMap, type PinMap as Drawn } from './leaflet-map.ts';
import * as css from './PinMap.css.ts';

export interface PinMapProps {
  readonly pin: Pin | null;
  /** Code of the chosen regency, such as '81.71'; '' for none. */
  readonly regency: string;
  readonly onPin: (pin: Pin) => void;
  /** Hands out what asks the map for its middle. */
  readonly onReady: (centre: (() => Pin) | null) => void;
}

/** Between Sulawesi and Papua, with both in sight. */
const archipelago: Pin = { latitude: -4, longitude: 127 };
const TOWN_ZOOM = 11;
const PIN_ZOOM = 13;

/** The map itself; a chunk of its own, drawn from what comes with it, so that it works without a network. */
export function PinMap({ pin, regency, onPin, onReady }: PinMapProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const tellPin = useEffectEvent(onPin);
  const tellReady = useEffectEvent(onReady);
  const start = useEffectEvent(() => {
    const town = townOf(regency);
    return {
      centre: pin ?? town ?? archipelago,
      zoom: pin !== null ? PIN_ZOOM : town !== null ? TOWN_ZOOM : 5,
      pin,
      pinLabel: t`Pin of this address`,
    };
  });
  useEffect(() => {
    if (element.current === null) return;
    const map = createPinMap(element.current, { ...start(), onPin: next => tellPin(next) });
    drawn.current = map;
    tellReady(map.centre);
    return () => {
      tellReady(null);
      drawn.current = null;
      map.remove();
    };
  }, []);
  useEffect(() => {
    drawn.current?.setPin(pin);
    if (pin !== null) drawn.current?.goTo(pin, 0);
  }, [pin]);
  const isPinned = pin !== null;
  useEffect(() => {
    const town = townOf(regency);
    // A pin that was put on purpose stays in sight.
    if (town !== null && !isPinned) drawn.current?.goTo(town, TOWN_ZOOM);
  }, [regency, isPinned]);
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet pans it with the arrow keys. */}
      <div ref={element} className={css.map} role="application" tabIndex={0} aria-label={t`Map: drag it or use the arrow keys`} />
      <div className={css.zoom}>
        <IconButton label={t`Zoom in`} onClick={() => drawn.current?.zoomBy(1)}>
          <Plus size={20} />
        </IconButton>
        <IconButton label={t`Zoom out`} onClick={() => drawn.current?.zoomBy(-1)}>
          <Minus size={20} />
        </IconButton>
      </div>
    </div>
  );
}

function townOf(regency: string): Pin | null {
  const town = regencyCentres[regency];
  return town === undefined ? null : { latitude: town[0], longitude: town[1] };
}
