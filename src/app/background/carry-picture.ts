import type { AppRouter } from '../boot/router.tsx';

const PICTURE = 'picture';

/** Milliseconds that a page's data and code may take, and that its drawing may take after that: a page that takes longer comes without. */
const LOADING = 100;
const DRAWING = 300;

/**
 * Only the picture takes part: beneath it the pages change at once, and what is drawn there can be pressed meanwhile. Its two places have
 * different shapes, and it fills both. Time, easing and corners are those of `ui/theme/tokens.ts`, which would come along with all of its colours.
 */
const STYLES = `
:root { view-transition-name: none }
::view-transition { pointer-events: none }
::view-transition-group(${PICTURE}) { animation-duration: 200ms; animation-timing-function: cubic-bezier(0.2, 0, 0, 1) }
::view-transition-image-pair(${PICTURE}) { overflow: clip; border-radius: 8px }
::view-transition-old(${PICTURE}), ::view-transition-new(${PICTURE}) { width: 100%; height: 100%; object-fit: cover }`;

/**
 * A pressed card's picture moves to its place on the product's page, and on the way back to the card. The router's own option would start a
 * transition for every page, could not give one up, and does not know the way back.
 */
export function carryPicture(router: AppRouter): void {
  if (!('startViewTransition' in document)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // As a file these would be one more request, which the rest of the background would wait for.
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
  let start = 0;
  router.subscribe('onBeforeLoad', () => {
    start = performance.now();
  });
  // Called once data and code of the next page are there.
  router.startViewTransition = draw => {
    const { latestLocation: to } = router;
    const from = router.stores.resolvedLocation.get();
    if (from === undefined || from.pathname === to.pathname || calm.matches || performance.now() - start > LOADING) return draw();
    const pressed = inSight(cardPicture(to.pathname));
    if (pressed !== null) {
      return carry(pressed, draw, () => {
        // The router would glide there, and the picture go after a page that moves.
        if (to.hash === '') scrollTo({ top: 0, behavior: 'instant' });
        return productPicture();
      });
    }
    const isBack = to.state.__TSR_index < from.state.__TSR_index;
    const shown = isBack ? inSight(productPicture()) : null;
    return shown === null ? draw() : carry(shown, draw, () => cardPicture(from.pathname));
  };
}

let latest: ViewTransition | undefined;
let named: HTMLElement | null = null;

/** Only one element has the name: two would end the transition. */
function giveName(picture: HTMLElement | null): void {
  setStyles(named, '', '');
  named = picture;
  setStyles(named, PICTURE, 'visible');
}

function setStyles(picture: HTMLElement | null, name: string, visibility: string): void {
  if (picture === null) return;
  picture.style.viewTransitionName = name;
  // The contents of a card that was drawn a moment ago are left out until the browser has looked what is near: no picture would be seen there.
  const card = picture.closest('article');
  if (card !== null) card.style.contentVisibility = visibility;
}

/** Draws the next page, and moves a picture from its place on this one. @param placeOf finds its place on the drawn page */
async function carry(picture: HTMLElement, draw: () => Promise<void>, placeOf: () => HTMLElement | null): Promise<void> {
  const { currentSrc = '' } = picture.querySelector('img') ?? {};
  giveName(picture);
  const transition = document.startViewTransition(async () => {
    giveName(null);
    await draw();
    const place = inSight(placeOf());
    if (place === null) return transition.skipTransition();
    giveName(place);
    fillMeanwhile(place, currentSrc);
  });
  latest = transition;
  // A customer who goes back at once begins the next one, to which the name belongs then.
  void settled(transition.finished).then(() => latest === transition && giveName(null));
  // The screen stands still until the next page is drawn. Given up, the transition lets go of it, and of a page that is not drawn yet.
  const late = setTimeout(() => transition.skipTransition(), DRAWING);
  void settled(transition.ready).then(() => clearTimeout(late));
  await transition.updateCallbackDone;
}

/** The product's page may ask for a larger picture, and would be empty there until that has come. */
function fillMeanwhile(place: HTMLElement, src: string): void {
  const img = place.querySelector('img');
  if (img === null || src === '') return;
  place.style.background = `center / cover url(${JSON.stringify(src)})`;
  void settled(img.decode()).then(() => {
    place.style.background = '';
  });
}

/** A transition that is given up, by this or by the next one, says so as a failure. */
const settled = (promise: Promise<unknown>) => promise.catch(() => undefined);

/** The picture on the pressed card of a product, else on its first card. */
function cardPicture(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article :is(h2, h3) a')].filter(({ pathname }) => pathname === path);
  return pictureIn((links.find(link => link === document.activeElement) ?? links[0])?.closest('article'));
}

const productPicture = () => pictureIn(document.getElementById('picture-1'));
const pictureIn = (part: Element | null | undefined) => part?.querySelector('img')?.parentElement ?? null;

/**
 * The picture, unless its middle is beyond the screen or the row that it is scrolled with. By its box: a page that is drawn for a transition
 * can't be asked yet what lies at a point.
 */
function inSight(picture: HTMLElement | null): HTMLElement | null {
  if (picture === null) return null;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const row = picture.closest('ul')?.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const isInRow = row === undefined || (x > row.left && x < row.right);
  return isInRow && x > 0 && x < innerWidth && y > 0 && y < innerHeight ? picture : null;
}
