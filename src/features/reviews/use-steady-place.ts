import { useEffect } from 'react';

/**
 * Keeps a section that an address leads to where it stands on the screen while the page above it grows: cards that come into sight on
 * the way have a guessed height until then, and with some fonts they are a hundred pixels higher.
 * @param id of the section
 */
export function useSteadyPlace(id: string): void {
  useEffect(() => {
    const section = document.getElementById(id);
    if (section === null) return;
    const isLedHere = () => location.hash === `#${id}`;
    let top = Number.NaN;
    const note = () => {
      if (isLedHere()) top = section.getBoundingClientRect().top;
    };
    const isInSight = (place: number) => place >= 0 && place < innerHeight;
    // A link that was followed before the page was awake led here already, and cards have grown above it since.
    if (isLedHere() && isInSight(section.getBoundingClientRect().top)) section.scrollIntoView({ behavior: 'instant' });
    // Where it stands already nothing scrolls, so no event would tell its place.
    note();
    const growth = new ResizeObserver(() => {
      const moved = section.getBoundingClientRect().top - top;
      // Only what is in sight is held; the browser itself has held it where nothing moved.
      if (isLedHere() && Math.abs(moved) > 1 && isInSight(top)) scrollBy({ top: moved, behavior: 'instant' });
    });
    growth.observe(document.body);
    addEventListener('scroll', note, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', note);
    };
  }, [id]);
}
