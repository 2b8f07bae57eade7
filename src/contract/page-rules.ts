/** How the page at an address is drawn; all left out: by the server, for everybody. */
export interface PageRules {
  /** Without top bar, sidebar and footer: a form. */
  readonly layout?: 'blank';
  /** A form within them: what is typed into one that is not hydrated yet would be lost. */
  readonly isForm?: true;
  /** The page of one customer: the login dialog opens over it while no customer is signed in, and crawlers are kept out. */
  readonly requiresAuth?: true;
  /** Crawlers are kept out, though a guest sees something of their own there without the dialog. */
  readonly isClosed?: true;
  /** A form that search engines list, and whose links show a card in messengers, though the browser draws it. */
  readonly isListed?: true;
  /** A form that search engines don't list, and whose links customers send each other: they show the shop's card. */
  readonly isShared?: true;
  /** A guest sees something behind that dialog that the server can draw. */
  readonly greetsGuests?: true;
}

/** By path; a rule holds for every page below it, unless that has one of its own. With a slash at its end: for those below it alone. */
const RULES: Readonly<Record<string, PageRules>> = {
  '/account': { isForm: true, isClosed: true },
  '/account-data': { requiresAuth: true },
  '/address': { requiresAuth: true },
  '/calculators': {},
  '/calculators/': { isForm: true, isListed: true },
  '/cart': { requiresAuth: true, greetsGuests: true },
  '/cart/checkout': { requiresAuth: true },
  '/change-password': { requiresAuth: true },
  '/confirm-email': { isForm: true },
  // For a receiver without an account, by a token.
  '/delivery': { isForm: true },
  '/forgot-password': { isForm: true },
  '/lists': { isForm: true },
  '/login': { layout: 'blank' },
  '/notifications': { requiresAuth: true },
  '/payment': { requiresAuth: true },
  '/profile': { requiresAuth: true },
  '/queue': { requiresAuth: true },
  '/quick-order': { isForm: true, isListed: true },
  '/quotations': { isForm: true, isShared: true },
  '/register': { layout: 'blank' },
  '/reset-password': { isForm: true },
  '/returns': { requiresAuth: true },
  '/reviews': { requiresAuth: true },
  '/share': { requiresAuth: true },
  '/shared-list': { isForm: true, isShared: true },
  '/track': { requiresAuth: true },
  '/transactions': { requiresAuth: true },
  // A guest reads there that a login is needed, without the dialog.
  '/transactions/waiting-validation': {},
};

const byPath = new Map(Object.entries(RULES));

/** The rules of a page by its path or by its route's id, such as '/payment/$id/success'. */
export function pageRules(path: string): PageRules {
  const own = path.replace(/\/$/, '');
  for (let at = own; at !== ''; at = at.replace(/\/?[^/]*$/, '')) {
    const rules = (at === own ? undefined : byPath.get(`${at}/`)) ?? byPath.get(at);
    if (rules !== undefined) return rules;
  }
  return {};
}

/** Pages of one customer, and forms: the server gives their frame, and what is typed into one that is not hydrated yet would be lost. */
export function isDrawnInBrowser(path: string): boolean {
  const { layout, requiresAuth, isForm } = pageRules(path);
  return requiresAuth === true || layout === 'blank' || isForm === true;
}

/** Whether the page says in its head what it is about, for search engines and messengers. */
export function isDescribed(path: string): boolean {
  const { isListed, isShared } = pageRules(path);
  return !isDrawnInBrowser(path) || isListed === true || isShared === true;
}

/** Paths at and below which pages are one customer's. */
export const customerPaths: readonly string[] = [...byPath]
  .filter(([, rules]) => rules.requiresAuth || rules.isClosed)
  .map(([path]) => path);
