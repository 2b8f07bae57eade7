/** Elements that Tab stops at. */
const STOPS = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map(each => `${each}:not(:disabled, [tabindex="-1"], [inert] *)`)
  .join();
/** Fields that would call up a phone's keyboard. */
const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** Milliseconds in which what takes a removed control's place may still come. */
const SOON = 400;
/** Milliseconds in which a control that is only switched off or hidden may come back to its focus. */
const PAUSE = 3_000;

/** Where a control stood: in `container`, behind `before` (null: at its beginning). */
interface Place {
  readonly container: Element;
  readonly before: Node | null;
}

/**
 * A control that disappears under the focus hands it on: a button that its own press replaces, a line that is removed, a choice that
 * closes its list. Left to the browser, the focus falls to the document and the next Tab begins at the top of the page.
 * It goes to what stands in the control's place, else to its neighbours, else further out; a control that was only switched off gets
 * it back. A component that knows a better place moves the focus itself, ahead of this.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  /** Elements that had the focus before, the latest first: a message's button gives it back to where the customer was. */
  let former: readonly Element[] = [];
  /** The ancestors of `last`, from the inside out. */
  let around: readonly Element[] = [];
  let isByKeys = false;
  let place: Place | null = null;
  let timer: number | undefined;

  function forget(): void {
    last = null;
    place = null;
    clearTimeout(timer);
  }
  function note(target: EventTarget | null): void {
    if (!(target instanceof Element) || target === document.body) return;
    if (last !== null) former = [last, ...former.filter(each => each.isConnected)].slice(0, 5);
    forget();
    last = target;
    around = ancestorsOf(target);
    isByKeys = target.matches(':focus-visible');
  }
  function give(target: Element | undefined): boolean {
    if (!(target instanceof HTMLElement)) return false;
    target.focus({ preventScroll: !isByKeys });
    return document.activeElement === target;
  }
  function handOn(isLate: boolean): void {
    const container = place?.container.isConnected === true ? place.container : around.find(each => each.isConnected);
    const scope = container?.closest('dialog[open], main');
    if (container === undefined || !scope) {
      if (isLate) give(former.find(isUsable) ?? document.querySelector('main') ?? undefined);
      return;
    }
    const before = place?.before?.isConnected === true ? place.before : null;
    for (const level of [container, ...ancestorsOf(container)]) {
      const stops = [...level.querySelectorAll(STOPS)].filter(stop => isUsable(stop) && (isByKeys || !stop.matches(TYPED)));
      if (give(stops.find(stop => before === null || isBehind(stop, before)) ?? stops[stops.length - 1]) || level === scope || !isLate)
        return;
    }
  }

  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  // A press on nothing takes the focus away on purpose; what removes a control has done so by the time of the microtask.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (last !== null && target === last && document.hasFocus() && isUsable(last)) forget();
    });
  });
  new MutationObserver(records => {
    if (last === null) return;
    const isGone = !last.isConnected;
    const lost = last;
    if (isGone) place = placeIn(records, lost) ?? place;
    else if (!records.some(({ type, target }) => type === 'attributes' && target.contains(lost))) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement !== lost) return forget();
    if (!isGone && isUsable(lost)) {
      if (place !== null) give(lost);
      return;
    }
    place ??= { container: lost.parentElement ?? document.body, before: lost };
    if (isGone) handOn(false);
    if (last !== lost) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => last === lost && document.activeElement === document.body && handOn(true), isGone ? SOON : PAUSE);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style', 'open'],
  });
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && element.getClientRects().length > 0;
}

/** Whether an element begins after a node has ended. */
function isBehind(element: Element, node: Node): boolean {
  const position = node.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}

/** Where the outermost removed part that held a control stood. */
function placeIn(records: readonly MutationRecord[], control: Element): Place | null {
  let place: Place | null = null;
  for (const { removedNodes, target, previousSibling } of records) {
    const held: Node = place?.container ?? control;
    if (target instanceof Element && [...removedNodes].some(node => node.contains(held)))
      place = { container: target, before: previousSibling };
  }
  return place;
}
