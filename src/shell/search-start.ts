import type { MouseEvent } from 'react';

interface SearchStart {
  /** Puts the customer into the search field, with what can be searched for below it; absent before the app is awake. */
  open?: () => void;
  /** For a press on a link that leads to the list of products: opens the field instead, unless the press is for another tab or window. */
  readonly instead: (event: MouseEvent) => void;
}

/** Joins the bottom bar's tab with the top bar's field. */
export const searchStart: SearchStart = {
  instead(event) {
    if (searchStart.open === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    searchStart.open();
  },
};
