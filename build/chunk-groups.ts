import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The modules of `src` whose path begins with one of these. */
const within = (...paths: readonly string[]) => new RegExp(`/src/(?:${paths.join('|')})`);

const CARD =
  /\/src\/(?:features\/catalogue\/(?:card\/(?!VariantSheet)|shelf\/)|i18n\/use-page-words|ui\/primitives\/(?:Breadcrumbs|Grid|Notice|use-near|use-part)\.)|\/useSuspenseQuery\./;

const FIELDS = /\/src\/ui\/(?:primitives\/(?:Checkbox|Chip|Field|Select|TextField|Pagination)|patterns\/PageBar)\./;

const FORMS = /\/(?:react-hook-form|@hookform|@standard-schema)\/|\/src\/(?:data\/forms\/|features\/account\/use-field-words)/;

const OFFERS =
  /\/src\/(?:data\/(?:push|install|offline-ready)|contract\/push|storage\/(?:push-record|notifications)\.)|\/mutationOptions\./;

const PRICE_LIST =
  /\/src\/(?:data\/price-list\/(?:price-lists|offer|about)|features\/install\/(?:PriceList|use-price-list)|storage\/price-list)/;
const PHONE_LIST = /\/src\/(?:data\/(?:price-list\/|catalogue\/(?:phone|seen|is-brought))|lib\/(?:price-list|listing|search)\/)/;

/** The chunks of a first page, without code that only later pages need. */
const ofFirstPages: readonly Group[] = [
  // Two files for what every first visit runs: one that changes with a dependency, one with a deployment of ours.
  { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
  { name: 'shop', tags: ['$initial'] },
  // API client, outbox and storage with the contract's schemas: one file, fetched after the first frame.
  { name: 'client', test: within('app/boot/client\\.ts') },
  // A product's card with all that it needs, and small parts of several pages of the catalogue.
  { name: 'card', test: CARD },
  { name: 'choice', test: /\/(?:VariantChoice|RadioCard|use-purchase|QuantityField)\./ },
  // Small parts that lists and forms share.
  { name: 'fields', test: FIELDS },
  { name: 'home', test: within('features/(?:catalogue/home/(?!AllProductsPages)|content/ArticleCard)', 'routes/index\\.') },
  {
    name: 'product',
    test: within(
      'features/catalogue/(?:product/(?!WatchButton|LastPrice|ProductDetails|HandlingFlags)|ProductScreen)',
      'routes/product\\.',
    ),
  },
  {
    name: 'lists',
    test: within('features/catalogue/listing/(?!FilterSheet)', 'routes/(?:products|brands\\.\\$brand|categories\\.\\$category)\\.'),
  },
];

/** Later chunks, by what one customer does: the screens of an area and the small parts that they share. */
const ofAreas: readonly Group[] = [
  { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
  { name: 'offers', test: OFFERS, includeDependenciesRecursively: false },
  { name: 'settled', test: /\/src\/app\/background\/start-background\.ts|\/workbox-window\// },
  {
    name: 'delivery',
    test: within(
      'features/(?:freight/|cart/CartEstimate|catalogue/(?:DeliveredPrice|DeliveryEstimate|Quotation|use-obstacle-words))',
      'data/freight/(?!destination)',
      'lib/freight/',
    ),
  },
  // The offer of the price list, and what answers lists and searches without the shop.
  { name: 'price-list', test: PRICE_LIST, includeDependenciesRecursively: false },
  { name: 'phone-list', test: PHONE_LIST, includeDependenciesRecursively: false },
  // Of a product's page what its first view does without.
  { name: 'product-parts', test: /\/(?:ProductDetails|HandlingFlags)\./ },
  // Few products have it: the others' pages come without its styles.
  { name: 'variant-axes', test: /\/(?:VariantAxes|variant-axes)\./ },
  // Small parts that come into view or are wanted once a page stands.
  {
    name: 'later-parts',
    test: within(
      'features/catalogue/product/(?:WatchButton|LastPrice)',
      'data/watches/use-watch',
      'features/tools/HomeTools',
      'features/orders/ActiveOrder',
    ),
  },
  // The frame of the account's pages too, which would else wait for the chunk of the whole shell.
  {
    name: 'parts',
    test: /\/src\/(?:(?:ui|data|lib|storage)\/|shell\/(?:AccountFrame|profile-menu)\.|i18n\/[\w-]+\.ts)|\/node_modules\/@tanstack\//,
    minShareCount: 2,
  },
  { name: 'frame', test: within('shell/(?!LoginDialog)', 'features/(?:cart|install)/', 'routes/cart\\.index') },
  { name: 'browsing', test: within('features/catalogue/', 'data/catalogue/', 'routes/(?:brands|categories)\\.index') },
  {
    name: 'sign-in',
    test: within(
      'app/boot/session-end',
      'features/account/(?:Login|Register|Federated|LinkAccount)',
      'shell/LoginDialog',
      'routes/(?:login|register)',
    ),
  },
  { name: 'checkout', test: within('features/(?:checkout|account/(?:Address|EditQueuedAddress))', 'routes/(?:cart|address)') },
  {
    name: 'account',
    test: within(
      'features/(?:account/(?!map/)|queue/)',
      'routes/(?:account|profile|change-password|forgot-password|reset-password|confirm-email|queue)',
    ),
  },
  { name: 'orders', test: within('features/(?:orders|payment)/', 'routes/(?:transactions|track|delivery|returns|payment|share)') },
  {
    name: 'project-lists',
    test: within(
      'features/lists/(?!AddToList|SaveCart)',
      'data/(?:lists|quick-order)/',
      'lib/quick-order/',
      'storage/guest-list',
      'routes/(?:lists|shared-list|quick-order)',
    ),
  },
  // The paper is fetched once one is to be seen.
  {
    name: 'quotations',
    test: within(
      'features/quotations/(?!Paper(?:Dialog|Preview)|paper/)',
      'data/quotations/',
      'routes/quotations',
      'app/background/tell-of',
    ),
  },
  {
    name: 'calculators',
    test: within('features/calculators/(?!CountByArea)', 'data/calculators/', 'lib/calculators/', 'routes/calculators'),
  },
  { name: 'reading', test: within('features/content/(?!BlogShelf)', 'routes/(?:about|faq|terms|guarantee|blog)') },
  { name: 'news', test: within('features/(?:reviews/(?!ProductReviews)|notifications/)', 'routes/(?:reviews|notifications)') },
];

/**
 * How the build's modules become files. On a weak line a request costs as much as 20 KB, so what travels together is one file. The first
 * group that wants a module gets it, and with it what that module needs and no group before wanted.
 */
export const chunkGroups: Group[] = [...ofFirstPages, ...ofAreas];
