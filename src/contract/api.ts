import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as admin from './admin.ts';
import * as adminBanners from './admin-banners.ts';
import * as adminCatalogue from './admin-catalogue.ts';
import * as adminContent from './admin-content.ts';
import * as adminEditing from './admin-editing.ts';
import * as adminFigures from './admin-figures.ts';
import * as adminFreight from './admin-freight.ts';
import * as adminMoney from './admin-money.ts';
import * as adminNotes from './admin-notes.ts';
import * as adminOpening from './admin-opening.ts';
import * as adminPayment from './admin-payment.ts';
import * as adminPictures from './admin-pictures.ts';
import * as adminQueues from './admin-queues.ts';
import * as adminReturns from './admin-returns.ts';
import * as adminSettings from './admin-settings.ts';
import * as adminStock from './admin-stock.ts';
import * as broadcasts from './broadcasts.ts';
import * as cartEdits from './cart-edits.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as lists from './lists.ts';
import * as mail from './mail.ts';
import * as notifications from './notifications.ts';
import * as orderHistory from './order-history.ts';
import * as orderProject from './order-project.ts';
import * as orders from './orders.ts';
import * as payment from './payment.ts';
import * as priceList from './price-list.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as quotations from './quotations.ts';
import * as receipts from './receipts.ts';
import * as receivers from './receivers.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as session from './session.ts';
import * as shipping from './shipping.ts';
import * as signIn from './sign-in.ts';
import * as site from './site.ts';
import * as staff from './staff.ts';
import * as staffPush from './staff-push.ts';
import * as tracking from './tracking.ts';
import * as watches from './watches.ts';

/** Every endpoint of the API, for the OpenAPI document and the tests that visit them all. Never imported by the app. */
export const endpoints: readonly Endpoint[] = [
  session,
  signIn,
  profile,
  account,
  cartEdits,
  catalogue,
  priceList,
  reviews,
  site,
  content,
  addresses,
  orders,
  orderHistory,
  orderProject,
  receipts,
  receivers,
  tracking,
  shipping,
  payment,
  lists,
  watches,
  quotations,
  notifications,
  mail,
  push,
  events,
  admin,
  adminEditing,
  adminFigures,
  adminFreight,
  adminMoney,
  adminNotes,
  adminPayment,
  adminContent,
  adminSettings,
  adminCatalogue,
  adminStock,
  broadcasts,
  adminBanners,
  adminOpening,
  adminPictures,
  adminQueues,
  adminReturns,
  returns,
  staff,
  staffPush,
]
  .flatMap(room => Object.entries(room))
  .filter(([name]) => name.endsWith('Endpoint'))
  .map(([, definition]) => definition as unknown as Endpoint);
