import type { ParsedLocation } from '@tanstack/react-router';
import { type Place, savedPlaces } from '#storage/places.ts';
import type { AppRouter } from '../boot/router.tsx';

/** Elements that a place on the page is remembered by: texts and links. */
const PARTS = 'main :is(h1, h2, h3, li, p, a[href])';
/** A customer who does one of these goes on from where the page stands. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Milliseconds until the router's smooth scroll is over, on a phone that is slow to draw as well; the customer's own input ends it at once. */
const GLIDE = 10_000;

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;
const parts = () => [...document.querySelectorAll(PARTS)];
/** Pixels below the screen's upper edge, as the part stands once its section has risen into sight. */
const topOf = (part: Element) => part.getBoundingClientRect().top - riseOf(part.closest('[data-reveal]'));
const riseOf = (section: Element | null) => (section === null ? 0 : new DOMMatrixReadOnly(getComputedStyle(section).transform).m42);
const nameOf = (part: Element) =>
  (part.matches('a') ? part : part.querySelector('a[href]'))?.getAttribute('href') ?? part.textContent?.slice(0, 80) ?? '';
const namesakes = (all: readonly Element[], name: string) => all.filter(part => nameOf(part) === name);

/**
 * On the way back or forward to a page, what stood on the screen stands there again. The router restores pixels, which are another place
 * where cards beyond the screen have a guessed height, or where a list that grew comes from this phone's disk a moment later.
 */
export function keepPlaces(router: AppRouter): void {
  const places = savedPlaces();
  let release = () => {};
  let isPlaced = true;
  const leave = (location: ParsedLocation) => {
    // Left again before its parts came, a page keeps the place that it had.
    if (isPlaced) places.set(keyOf(location), scrollY > 0 ? placeNow() : null);
  };
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || keyOf(fromLocation) === keyOf(toLocation)) return;
    leave(fromLocation);
    release();
    isPlaced = true;
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = places.get(keyOf(toLocation));
    release();
    isPlaced = place === undefined;
    if (place === undefined) return;
    release = hold(place, () => {
      isPlaced = true;
    });
  });
  addEventListener('pagehide', () => leave(router.state.location));
}

/** The first part on the screen that moves when the page is scrolled. */
function placeNow(): Place | null {
  const all = parts();
  const part = all.find(each => {
    const { top, height } = each.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight && !isStuck(each);
  });
  if (part === undefined) return null;
  const name = nameOf(part);
  return { name, nth: namesakes(all, name).indexOf(part), top: topOf(part) };
}

function isStuck(part: Element): boolean {
  for (let each: Element | null = part; each !== null; each = each.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
  }
  return false;
}

/**
 * Scrolls a part of the page to its place, as soon as it is there, and keeps it in it while the page around it comes and grows, until the
 * customer or another part of the app scrolls. @param onPlaced the part stands there. @returns lets go of it
 */
function hold({ name, nth, top }: Place, onPlaced: () => void): () => void {
  const held = new AbortController();
  const { signal } = held;
  let part: Element | undefined;
  const start = performance.now();
  let y = 0;
  let height = 0;
  const { documentElement: page } = document;
  // The browser's own way to hold what is in sight would follow another part, and pull against this one.
  page.style.overflowAnchor = 'none';
  const stand = () => {
    if (part?.isConnected !== true) part = namesakes(parts(), name)[nth];
    if (part === undefined) return;
    const moved = topOf(part) - top;
    if (Math.abs(moved) >= 1) scrollTo({ top: scrollY + moved, behavior: 'instant' });
    y = scrollY;
    height = page.scrollHeight;
    if (Math.abs(topOf(part) - top) < 1) onPlaced();
  };
  const release = () => {
    held.abort();
    page.style.overflowAnchor = '';
    growth.disconnect();
    arrival.disconnect();
    onPlaced();
  };
  const growth = new ResizeObserver(stand);
  growth.observe(document.body);
  const arrival = new MutationObserver(stand);
  arrival.observe(document.body, { childList: true, subtree: true });
  for (const input of INPUTS) addEventListener(input, release, { once: true, passive: true, signal });
  // Where the page has not grown, the scroll was the customer's or the router's; at first it is the router's, which glides to its pixels.
  const onScroll = () => {
    if (part === undefined || Math.abs(scrollY - y) <= 1 || page.scrollHeight !== height) return;
    if (performance.now() - start < GLIDE) stand();
    else release();
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  stand();
  return release;
}
