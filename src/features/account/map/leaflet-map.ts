import * as L from 'leaflet';
import { type Pin, pinAt, stepOfKey } from '#lib/geo-pin.ts';
import { regencyCentres } from '#lib/regency-centres.ts';
import { coastRings } from './coast.ts';
import * as css from './PinMap.css.ts';

export interface PinMapOptions {
  readonly centre: Pin;
  /** Zoom steps: 5 shows the archipelago, 11 a town. */
  readonly zoom: number;
  readonly pin: Pin | null;
  /** Name of the pin for those who don't see it. */
  readonly pinLabel: string;
  readonly onPin: (pin: Pin) => void;
}

export interface PinMap {
  /** Puts the pin, without telling `onPin`; null takes it away. */
  setPin(pin: Pin | null): void;
  centre(): Pin;
  goTo(place: Pin, zoom: number): void;
  zoomBy(steps: number): void;
  remove(): void;
}

/** Below it, names of towns would cover the islands. */
const NAMES_FROM = 7;

/** A map of the coast with towns and one pin. The policy forbids markup from strings, so Leaflet's own controls stay away. */
export function createPinMap(element: HTMLElement, { centre, zoom, pin, pinLabel, onPin }: PinMapOptions): PinMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    center: [centre.latitude, centre.longitude],
    zoom,
    minZoom: 4,
    maxZoom: 16,
    maxBounds: [
      [-14, 90],
      [9, 146],
    ],
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  L.polygon(coastRings(), { className: css.land, interactive: false, smoothFactor: 0.5, weight: 1 }).addTo(map);
  addTowns(map);

  let marker: L.Marker | null = null;
  const place = (next: Pin) => {
    setPin(next);
    onPin(next);
  };
  const setPin = (next: Pin | null) => {
    if (next === null) {
      marker?.remove();
      marker = null;
      return;
    }
    const at: L.LatLngTuple = [next.latitude, next.longitude];
    if (marker === null) marker = pinMarker(map, at, pinLabel, place);
    else marker.setLatLng(at);
  };
  setPin(pin);
  map.on('click', event => place(pinAt(event.latlng.lat, event.latlng.lng)));
  return {
    setPin,
    centre: () => pinAt(map.getCenter().lat, map.getCenter().lng),
    goTo: (to, steps) => void map.setView([to.latitude, to.longitude], Math.max(map.getZoom(), steps), { animate: !isCalm }),
    zoomBy: steps => void map.setZoom(map.getZoom() + steps),
    remove: () => void map.remove(),
  };
}

function pinMarker(map: L.Map, at: L.LatLngTuple, label: string, place: (pin: Pin) => void): L.Marker {
  const icon = L.divIcon({ html: pinDrawing(), className: css.pin, iconSize: [36, 44], iconAnchor: [18, 42] });
  const marker = L.marker(at, { icon, draggable: true, autoPan: true, keyboard: true, title: label }).addTo(map);
  marker.on('dragend', () => place(pinAt(marker.getLatLng().lat, marker.getLatLng().lng)));
  const element = marker.getElement();
  element?.setAttribute('role', 'button');
  element?.setAttribute('aria-label', label);
  element?.addEventListener('keydown', event => {
    const step = stepOfKey(event.key, event.shiftKey);
    if (step === null) return;
    event.preventDefault();
    // The map pans with the same keys.
    event.stopPropagation();
    const { lat, lng } = map.containerPointToLatLng(map.latLngToContainerPoint(marker.getLatLng()).add(L.point(step[0], step[1])));
    place(pinAt(lat, lng));
    map.panInside(marker.getLatLng(), { padding: [40, 40], animate: false });
  });
  return marker;
}

function addTowns(map: L.Map): void {
  const towns = L.layerGroup();
  const names = L.layerGroup();
  for (const [latitude, longitude, name] of Object.values(regencyCentres)) {
    L.circleMarker([latitude, longitude], { radius: 2.5, className: css.town, interactive: false }).addTo(towns);
    const label = document.createElement('span');
    label.textContent = name;
    const icon = L.divIcon({ html: label, className: css.townName, iconSize: [120, 16], iconAnchor: [-6, 8] });
    L.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(names);
  }
  towns.addTo(map);
  const show = () => (map.getZoom() >= NAMES_FROM ? names.addTo(map) : names.remove());
  map.on('zoomend', show);
  show();
}

const SVG = 'http://www.w3.org/2000/svg';

function pinDrawing(): HTMLElement {
  const holder = document.createElement('span');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 36 44');
  svg.setAttribute('width', '36');
  svg.setAttribute('height', '44');
  svg.setAttribute('aria-hidden', 'true');
  for (const [name, d] of [
    [css.pinBody, 'M18 42C10 31 4 24 4 16a14 14 0 0 1 28 0c0 8-6 15-14 26Z'],
    [css.pinEye, 'M18 21a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z'],
  ] as const) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    svg.append(path);
  }
  holder.append(svg);
  return holder;
}
