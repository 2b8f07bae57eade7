import type { AppRouter } from '../boot/router.tsx';

const NAME = 'product-picture';
const TYPE = 'to-product';
const PRODUCT = /^\/product\/([^/]+)$/;

/* The page itself changes at once, as it does without; a tap during the 200 ms meets the new page. */
const RULES = `
:root:active-view-transition-type(${TYPE}) #picture-1 { view-transition-name: ${NAME}; }
:root:active-view-transition-type(${TYPE})::view-transition { pointer-events: none; }
:root:active-view-transition-type(${TYPE})::view-transition-old(root) { display: none; }
:root:active-view-transition-type(${TYPE})::view-transition-new(root) { animation: none; }
:root:active-view-transition-type(${TYPE})::view-transition-group(${NAME}) { animation-duration: 200ms; }
`;

/**
 * On the way from a list to a product the card's picture becomes the product's. The way back is left alone, since the list's place is restored
 * there; so is everything for customers who want less motion, and in browsers that can't tell one transition from another.
 */
export function morphPictures(router: AppRouter): void {
  if (!('startViewTransition' in document) || !CSS.supports(`selector(:active-view-transition-type(${TYPE}))`)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const rules = new CSSStyleSheet();
  rules.replaceSync(RULES);
  document.adoptedStyleSheets.push(rules);
  router.options.defaultViewTransition = {
    types({ fromLocation, toLocation }) {
      const slug = PRODUCT.exec(toLocation.pathname)?.[1];
      if (slug === undefined || fromLocation === undefined || PRODUCT.test(fromLocation.pathname)) return false;
      const isBack = (toLocation.state.__TSR_index ?? 0) <= (fromLocation.state.__TSR_index ?? 0);
      const picture = pictureOf(toLocation.pathname);
      if (isBack || calm.matches || picture === undefined) return false;
      picture.style.setProperty('view-transition-name', NAME);
      return [TYPE];
    },
  };
}

/** The picture of the card that leads to this address, if it is in sight. */
function pictureOf(path: string): HTMLElement | undefined {
  const leads = (card: Element) => [...card.querySelectorAll('a')].some(({ pathname }) => pathname === path);
  const pictures = [...document.querySelectorAll('main article')].filter(leads).flatMap(card => card.querySelector('img') ?? []);
  return pictures.find(picture => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
